import { data, Form, type RouterContextProvider, useNavigation } from 'react-router'
import { PROFILE } from '#app/features/account/paths.ts'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { type PriceListAct, priceFeedPath, priceListFilePath } from '#app/features/trade/paths.ts'
import { TradeOnly } from '#app/features/trade/trade-only.tsx'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath, usePageLocale } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { CopyField } from '#app/ui/form/copy-field.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { houseContext, visitorContext } from '#app/visitor/context.ts'
import type { PriceFeed } from '#contracts/price-list.ts'
import { type CalendarDate, calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { localePath } from '#domain/market/locale.ts'
import { type CountryCode, countryName } from '#domain/market/market.ts'
import { maySeeTradePrices, type Role } from '#domain/visitor/roles.ts'
import { FailedPage } from '../../../failed-page.tsx'
import { useShell } from '../../../parent-routes.ts'
import { refusedRole, tradeOnlyResponse } from '../../../trade-only.ts'
import type { Route } from './+types/price-list.ts'

export const handle: PageHandle = { isUnlisted: true }

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** Dates are in the house's time zone. */
type FeedView = {
  readonly url: string
  readonly country: CountryCode
  readonly createdOn: CalendarDate
  readonly readOn: CalendarDate | null
}

/** Spec §6: price lists are for approved trade clients only; throws a 403 response for others. */
function requireTradeAccount(requested: RequestArgs) {
  const account = requireAccount(requested)
  const visitor = requested.context.get(visitorContext)
  if (!maySeeTradePrices(visitor.role))
    throw tradeOnlyResponse(visitor.role, { status: 403, headers: PRIVATE })
  return { ...account, visitor }
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { clients, session } = requireTradeAccount({ request, context, url })
  const found = await clients.priceLists.getFeed(session.accessToken)
  const { timeZone } = context.get(houseContext)
  const onDay = (time: string) => calendarDateIn(timeZone, new Date(time))
  const act = url.searchParams.get('done')
  const done: PriceListAct | null = act === 'create' || act === 'revoke' ? act : null
  return data(
    {
      feed: found.ok && found.value ? toFeedView(found.value, url.origin, onDay) : null,
      isUnavailable: !found.ok,
      done,
    },
    { status: found.ok ? 200 : 503, headers: PRIVATE },
  )
}

function toFeedView(
  { token, country, createdAt, readAt }: PriceFeed,
  origin: string,
  onDay: (time: string) => CalendarDate,
): FeedView {
  return {
    url: origin + priceFeedPath(token),
    country,
    createdOn: onDay(createdAt),
    readOn: readAt === null ? null : onDay(readAt),
  }
}

/** Creates the private feed URL for the language and country of the page, or revokes it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { clients, session, visitor } = requireTradeAccount({ request, context, url })
  const { language, country } = visitor
  const act = (await readForm(request)).get('act') === 'revoke' ? 'revoke' : 'create'
  const changed =
    act === 'revoke'
      ? await clients.priceLists.removeFeed(session.accessToken)
      : await clients.priceLists.createFeed(session.accessToken, { language, country })
  if (!changed.ok)
    return data({ feed: null, isUnavailable: true, done: null }, { status: 503, headers: PRIVATE })
  const path = localePath(visitor.locale, PROFILE.priceList)
  return redirect(`${path}?${new URLSearchParams({ done: act })}`, { status: 303, headers: PRIVATE })
}

export default function PriceList({ loaderData, actionData }: Route.ComponentProps) {
  return <PriceListPage {...(actionData ?? loaderData)} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const role = refusedRole(error)
  return role === null ? <FailedPage error={error} /> : <TradeOnlyPriceList role={role} />
}

function TradeOnlyPriceList({ role }: { role: Role }) {
  const t = useTranslations('trade.price-list')
  const { hasTradeLink } = useShell()
  return <TradeOnly title={t('title')} text={t('trade-only')} role={role} hasProgram={hasTradeLink} />
}

/** The catalogue at the prices of an approved trade client: as files, and at a private address for programs. */
function PriceListPage({
  feed,
  isUnavailable,
  done,
}: {
  feed: FeedView | null
  /** The service could not be reached. */
  isUnavailable: boolean
  done: PriceListAct | null
}) {
  const t = useTranslations('trade.price-list')
  const { country, language } = usePageLocale()
  return (
    <div className="grid max-w-form gap-10">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid gap-3">
        <h1 className="font-display text-display-small">{t('title')}</h1>
        <p className="text-muted">{t('intro', { country: countryName(country, language) })}</p>
      </div>
      <ErrorSummary message={isUnavailable ? t('unavailable') : null} />
      {done && !isUnavailable && <Notice tone="success">{t(`done.${done}`)}</Notice>}
      <section className="grid gap-4">
        <h2 className="font-display text-title">{t('download')}</h2>
        <p className="flex flex-wrap gap-3">
          <LinkButton href={priceListFilePath('xlsx')} variant="outline" data-document>
            {t('xlsx')}
          </LinkButton>
          <LinkButton href={priceListFilePath('csv')} variant="outline" data-document>
            {t('csv')}
          </LinkButton>
        </p>
      </section>
      {!isUnavailable && <Feed feed={feed} />}
    </div>
  )
}

function Feed({ feed }: { feed: FeedView | null }) {
  const t = useTranslations('trade.price-list')
  const { language } = usePageLocale()
  const format = useFormat()
  const action = useLocalePath()(PROFILE.priceList)
  const act = useNavigation().formData?.get('act')
  return (
    <section className="grid gap-4">
      <h2 className="font-display text-title">{t('feed.title')}</h2>
      <p className="text-muted">{t('feed.text')}</p>
      {feed && (
        <>
          <CopyField
            label={t('feed.address')}
            value={feed.url}
            copy={t('feed.copy')}
            copied={t('feed.copied')}
          />
          <p className="text-small text-muted" suppressHydrationWarning>
            {t('feed.created', {
              date: format.date(feed.createdOn),
              country: countryName(feed.country, language),
            })}{' '}
            {feed.readOn ? t('feed.read', { date: format.date(feed.readOn) }) : t('feed.unread')}
          </p>
        </>
      )}
      <Form method="post" action={action} className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="act"
          value="create"
          variant={feed ? 'outline' : 'solid'}
          isBusy={act === 'create'}
        >
          {t(feed ? 'feed.replace' : 'feed.create')}
        </Button>
        {feed && (
          <Button type="submit" name="act" value="revoke" variant="outline" isBusy={act === 'revoke'}>
            {t('feed.revoke')}
          </Button>
        )}
      </Form>
      {feed && <p className="text-small text-muted">{t('feed.replace-note')}</p>}
    </section>
  )
}
