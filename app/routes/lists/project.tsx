import type { ReactNode } from 'react'
import { data } from 'react-router'
import { PROFILE, quotePath, requestPath } from '#app/features/account/paths.ts'
import { OrderEntries, OrderPages } from '#app/features/account/profile/orders/orders-page.tsx'
import { Unreachable } from '#app/features/account/profile/profile-section.tsx'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { DownloadEntries } from '#app/features/lists/download/earlier-downloads.tsx'
import {
  listAddressPath,
  listEditPath,
  listPath,
  listProjectPath,
  SAVED_PATH,
} from '#app/features/lists/paths.ts'
import { ListQuotes } from '#app/features/quotes/list-quotes.tsx'
import { toListedQuote } from '#app/features/quotes/view/listed-quote.server.ts'
import { FileEntries } from '#app/features/requests/attachments/attached-files.tsx'
import { toListedView } from '#app/features/requests/thread/listed-view.server.ts'
import { RequestEntries } from '#app/features/requests/thread/requests-page.tsx'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import type { ListProject } from '#contracts/list-project.ts'
import { REQUESTS_PER_PAGE } from '#contracts/request-thread.ts'
import { formatAddress } from '#domain/address/address.ts'
import { countryName } from '#domain/market/country-names.ts'
import { localePath } from '#domain/market/locale.ts'
import { maySeeTradePrices } from '#domain/visitor/roles.ts'
import type { Route } from './+types/project.ts'
import { openList } from './open-list.server.ts'

const OLDER_ORDERS = 'orders'
const REQUESTS_PAGE = 'requests'

export const handle: PageHandle = { isUnlisted: true, parameters: [OLDER_ORDERS, REQUESTS_PAGE] }

const ORDERS_PER_PAGE = 10

/** The parts of the page, in this order. */
const PARTS = ['quotes', 'orders', 'requests', 'files'] as const

/** A list that is not a project redirects to the form that makes it one. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const { session, clients, read } = account
  const { id, name, project } = await openList(account, params.listId)
  const visitor = context.get(visitorContext)
  if (project === null || name === null)
    return redirect(localePath(visitor.locale, listEditPath(params.listId)), { headers: PRIVATE })
  const { accessToken } = session
  const after = url.searchParams.get(OLDER_ORDERS)?.slice(0, 200) ?? null
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get(REQUESTS_PAGE) ?? 1)) || 1)
  const [quotes, orders, requests, files] = await Promise.all([
    clients.quotes.list(accessToken),
    clients.customer.listProjectOrders(accessToken, {
      listId: id,
      isOfCompany: maySeeTradePrices(visitor.role),
      first: ORDERS_PER_PAGE,
      after,
    }),
    clients.requestThreads.list(accessToken, page, { list: id }),
    clients.exports.of(accessToken, { subject: id }),
  ])
  const viewContext = { visitor, house: context.get(houseContext), now: now(context) }
  const offered = quotes.ok ? quotes.value.filter(({ listId }) => listId === id) : null
  const requestList = read(requests)
  const parts = {
    quotes: offered?.map((quote) => toListedQuote(quote, viewContext)) ?? null,
    orders: read(orders),
    requests: requestList && {
      entries: requestList.requests.map((listed) => toListedView(listed, viewContext)),
      page,
      pageCount: Math.ceil(requestList.total / REQUESTS_PER_PAGE),
    },
    files: files.ok && requestList ? { made: files.value, sent: requestList.files } : null,
  }
  return data({ list: { id, name, project }, parts, after }, { headers: PRIVATE })
}

export default function Project({ loaderData: { list, parts, after } }: Route.ComponentProps) {
  const { quotes, orders, requests, files } = parts
  const localePath = useLocalePath()
  const requestsHref = (page: number) =>
    `${listProjectPath(list.id)}${page === 1 ? '' : `?${REQUESTS_PAGE}=${page}`}#project-requests`
  const retryLink = <Unreachable href={listProjectPath(list.id)} />
  return (
    <ProjectPage
      list={list}
      parts={{
        quotes:
          quotes === null
            ? retryLink
            : quotes.length > 0 && <ListQuotes quotes={quotes} pathOf={quotePath} />,
        orders:
          orders === null
            ? retryLink
            : (orders.orders.length > 0 || after !== null) && (
                <>
                  <OrderEntries orders={orders.orders} />
                  <OrderPages
                    path={listProjectPath(list.id)}
                    older={orders.nextCursor ? { [OLDER_ORDERS]: orders.nextCursor } : null}
                    isFirst={after === null}
                  />
                </>
              ),
        requests:
          requests === null
            ? retryLink
            : requests.entries.length > 0 && (
                <>
                  <RequestEntries requests={requests.entries} pathOf={requestPath} />
                  <Pagination {...requests} hrefOf={requestsHref} />
                </>
              ),
        files:
          files === null
            ? retryLink
            : files.made.length + files.sent.length > 0 && (
                <>
                  {files.sent.length > 0 && (
                    <FileEntries
                      files={files.sent}
                      pathOf={({ number, id }) => localePath(`${requestPath(number)}/files/${id}`)}
                    />
                  )}
                  {files.made.length > 0 && <DownloadEntries listId={list.id} exports={files.made} />}
                </>
              ),
      }}
    />
  )
}

/** `false` marks a part without content. */
function ProjectPage({
  list,
  parts,
}: {
  list: { readonly id: string; readonly name: string; readonly project: ListProject }
  parts: Readonly<Record<(typeof PARTS)[number], ReactNode>>
}) {
  const t = useTranslations('lists.project')
  const tAccount = useTranslations('account')
  const tOverview = useTranslations('lists.overview')
  const crumbs = [
    { label: tAccount('label'), href: PROFILE.details },
    { label: tOverview('name'), href: SAVED_PATH },
    { label: list.name, href: listPath(list.id) },
  ]
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter pt-8 pb-section">
      <PageTitle>{`${t('title')}: ${list.name}`}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid gap-3">
        <Breadcrumbs crumbs={crumbs} current={t('title')} />
        <h1 className="font-display text-display-small wrap-anywhere">{list.name}</h1>
      </div>
      <Details project={list.project} />
      <div className="flex flex-wrap gap-x-6 gap-y-3 text-small">
        <TextLink href={listPath(list.id)}>{t('pieces')}</TextLink>
        <TextLink href={listEditPath(list.id)}>{t('edit')}</TextLink>
        <TextLink href={listAddressPath(list.id)}>{t('edit-address')}</TextLink>
      </div>
      {PARTS.map((part) => (
        <section
          key={part}
          aria-labelledby={`project-${part}`}
          className="grid max-w-measure gap-4 border-t border-hairline pt-6"
        >
          <h2 id={`project-${part}`} className="font-display text-title">
            {t(part)}
          </h2>
          {parts[part] || <p className="text-small text-muted">{t(`empty.${part}`)}</p>}
        </section>
      ))}
    </div>
  )
}

/** Unknown details are left out. */
function Details({ project: { client, number, address, startsOn, deliverBy } }: { project: ListProject }) {
  const t = useTranslations('lists.project')
  const format = useFormat()
  const { language } = usePageLocale()
  const rows = [
    [t('client'), client],
    [t('number'), number],
    [t('address'), address && [...formatAddress(address), countryName(address.country, language)].join('\n')],
    [t('startsOn'), startsOn && format.date(startsOn)],
    [t('deliverBy'), deliverBy && format.date(deliverBy)],
  ].filter(([, value]) => value)
  return (
    <dl className="grid max-w-measure gap-x-8 gap-y-4 text-small sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere" suppressHydrationWarning>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
