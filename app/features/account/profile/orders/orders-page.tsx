import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { useHouseTimeZone } from '#app/ui/page/house.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { ListedOrder, OrderPage } from '#clients/customer/customer-client.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { ORDERS_SCOPE, orderPath, PROFILE } from '../../paths.ts'
import { ProfilePage, Unreachable } from '../profile-section.tsx'

const PICTURES_SHOWN = 3

/** The orders, newest first. `page` is null if they could not be read. */
export function OrdersPage({
  page,
  isFirst,
  isShared,
  isOfCompany,
}: {
  page: OrderPage | null
  isFirst: boolean
  /** Whether the customer buys for a company whose members see each other's orders. */
  isShared: boolean
  isOfCompany: boolean
}) {
  const t = useTranslations('profile.orders')
  const tAccount = useTranslations('account')
  const isEmpty = page?.orders.length === 0
  return (
    <ProfilePage
      title={t('title')}
      intro={isEmpty && isFirst ? t(isOfCompany ? 'company-empty' : 'empty') : undefined}
    >
      {isShared && <OrdersScope isOfCompany={isOfCompany} />}
      {page === null && <Unreachable href={ordersPath(PROFILE.orders, scopeSearch(isOfCompany))} />}
      {isEmpty && isFirst && (
        <LinkButton href="/" className="justify-self-start">
          {tAccount('continue-shopping')}
        </LinkButton>
      )}
      {page && page.orders.length > 0 && <OrderEntries orders={page.orders} />}
      <OrderPages
        path={PROFILE.orders}
        search={scopeSearch(isOfCompany)}
        older={page?.nextCursor ? { after: page.nextCursor } : null}
        isFirst={isFirst}
      />
    </ProfilePage>
  )
}

type Search = Readonly<Record<string, string>>

function scopeSearch(isOfCompany: boolean): Search {
  return isOfCompany ? { [ORDERS_SCOPE]: 'company' } : {}
}

function ordersPath(path: string, search: Search): string {
  const parameters = new URLSearchParams(search)
  return parameters.size === 0 ? path : `${path}?${parameters}`
}

/** `older`: the search parameter of the page with older orders. */
export function OrderPages({
  path,
  search = {},
  older,
  isFirst,
}: {
  path: string
  search?: Search
  older: Search | null
  isFirst: boolean
}) {
  const t = useTranslations('profile.orders')
  if (isFirst && older === null) return null
  return (
    <div className="flex flex-wrap gap-6 text-small">
      {!isFirst && <TextLink href={ordersPath(path, search)}>{t('newest')}</TextLink>}
      {older && <TextLink href={ordersPath(path, { ...search, ...older })}>{t('older')}</TextLink>}
    </div>
  )
}

function OrdersScope({ isOfCompany }: { isOfCompany: boolean }) {
  const t = useTranslations('profile.orders')
  const link = (isCompanyScope: boolean, name: string) => (
    <Link
      href={ordersPath(PROFILE.orders, scopeSearch(isCompanyScope))}
      aria-current={isCompanyScope === isOfCompany ? 'page' : undefined}
      className="py-2 text-small transition-colors hover:text-accent aria-[current]:font-medium aria-[current]:underline aria-[current]:underline-offset-8"
    >
      {name}
    </Link>
  )
  return (
    <nav aria-label={t('whose')} className="flex flex-wrap gap-x-6 print:hidden">
      {link(false, t('own'))}
      {link(true, t('of-company'))}
    </nav>
  )
}

export function OrderEntries({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <ul className="grid">
      {orders.map((order) => (
        <OrderEntry key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderEntry({ order }: { order: ListedOrder }) {
  const t = useTranslations('profile.orders')
  const format = useFormat()
  const timeZone = useHouseTimeZone()
  const { id, number, placedAt, placedBy, standing, work, total, pieces, pictures, titles, isSamples } = order
  return (
    <li className="border-t border-hairline">
      <Link
        href={orderPath(id)}
        className="group grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[1fr_auto] sm:items-center"
      >
        <div className="grid gap-1">
          <h2 className="font-display text-lead transition-colors group-hover:text-accent">
            {t('order', { number })}
          </h2>
          <p className="text-small text-muted" suppressHydrationWarning>
            {t('placed', { date: format.date(calendarDateIn(timeZone, placedAt)) })}
            {placedBy !== null && ` · ${t('placed-by', { name: placedBy })}`}
          </p>
          <p className="text-small">{titles.join(', ')}</p>
          <p className="text-small">
            {t(`standing.${standing}`, { work })} · {t(isSamples ? 'samples' : 'pieces', { count: pieces })}
            {!isSamples && (
              <span className="own-view">
                {' · '}
                <Price price={total} />
              </span>
            )}
          </p>
        </div>
        <div className="flex gap-2">
          {pictures.slice(0, PICTURES_SHOWN).map((picture) => (
            <div key={picture.url} className="w-16">
              <Picture picture={{ ...picture, alt: '' }} sizes="4rem" ratio="product" />
            </div>
          ))}
        </div>
      </Link>
    </li>
  )
}
