import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PROFILE } from '#app/features/account/paths.ts'
import { QUICK_ORDER_PATH } from '#app/features/lists/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Link } from '#app/ui/text/link.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import { isTradeClient, maySeeTradePrices } from '#domain/visitor/roles.ts'
import type { Route } from './+types/frame.ts'

const SECTIONS = [
  'details',
  'company',
  'addresses',
  'orders',
  'price-list',
  'quotes',
  'requests',
  'updates',
  'privacy',
] as const

const PATHS = { ...PROFILE, 'price-list': PROFILE.priceList }

type Section = (typeof SECTIONS)[number]

type SectionAccess = { readonly hasCompany: boolean; readonly hasPriceList: boolean }

export function loader({ context }: Route.LoaderArgs) {
  const { role } = context.get(visitorContext)
  return { hasCompany: isTradeClient(role), hasPriceList: maySeeTradePrices(role) }
}

export default function Frame({ loaderData }: Route.ComponentProps) {
  return (
    <ProfileFrame {...loaderData}>
      <Outlet />
    </ProfileFrame>
  )
}

/** Links to a company and a price list are shown only to customers who have one. */
function ProfileFrame({ children, ...access }: SectionAccess & { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-page items-start gap-8 px-gutter py-10 md:py-section lg:grid-cols-[14rem_1fr] lg:gap-16 print:block print:p-0">
      <ProfileNavigation {...access} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function ProfileNavigation({ hasCompany, hasPriceList }: SectionAccess) {
  const t = useTranslations('profile.nav')
  const tAccount = useTranslations('account')
  const isOffered: Partial<Record<Section, boolean>> = { company: hasCompany, 'price-list': hasPriceList }
  const localePath = useLocalePath()
  const { pathname } = useLocation()
  const isCurrent = (path: string) =>
    path === PROFILE.details ? pathname === localePath(path) : pathname.startsWith(localePath(path))
  return (
    <nav aria-label={t('label')} className="print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-b border-hairline pb-3 lg:grid lg:border-b-0 lg:pb-0">
        {SECTIONS.filter((section) => isOffered[section] ?? true).map((section) => (
          <li key={section}>
            <Link
              href={PATHS[section]}
              aria-current={isCurrent(PATHS[section]) ? 'page' : undefined}
              className="inline-block py-2 text-small transition-colors hover:text-accent aria-[current]:font-medium aria-[current]:underline aria-[current]:underline-offset-8"
            >
              {t(section)}
            </Link>
          </li>
        ))}
        <li>
          <Link
            href={QUICK_ORDER_PATH}
            className="inline-block py-2 text-small transition-colors hover:text-accent"
          >
            {t('quick-order')}
          </Link>
        </li>
        <li className="lg:mt-4">
          <form method="post" action="/api/auth/logout">
            <input type="hidden" name="callback" value={localePath('/')} />
            <button type="submit" className="py-2 text-small text-muted transition-colors hover:text-accent">
              {tAccount('sign-out')}
            </button>
          </form>
        </li>
      </ul>
    </nav>
  )
}
