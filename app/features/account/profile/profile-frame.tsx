import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { QUICK_ORDER_PATH } from '#app/features/lists/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Link } from '#app/ui/text/link.tsx'
import { PROFILE } from '../paths.ts'

const PLACES = [
  'details',
  'company',
  'addresses',
  'orders',
  'quotes',
  'requests',
  'updates',
  'privacy',
] as const

/** The frame of every account page: links to the others, and sign-out. The one to a company is for its members. */
export function ProfileFrame({ hasCompany, children }: { hasCompany: boolean; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-page items-start gap-8 px-gutter py-10 md:py-section lg:grid-cols-[14rem_1fr] lg:gap-16 print:block print:p-0">
      <ProfileNavigation hasCompany={hasCompany} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

function ProfileNavigation({ hasCompany }: { hasCompany: boolean }) {
  const t = useTranslations('profile.nav')
  const account = useTranslations('account')
  const localePath = useLocalePath()
  const { pathname } = useLocation()
  const isHere = (path: string) =>
    path === PROFILE.details ? pathname === localePath(path) : pathname.startsWith(localePath(path))
  return (
    <nav aria-label={t('label')} className="print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-b border-hairline pb-3 lg:grid lg:border-b-0 lg:pb-0">
        {PLACES.filter((place) => hasCompany || place !== 'company').map((place) => (
          <li key={place}>
            <Link
              href={PROFILE[place]}
              aria-current={isHere(PROFILE[place]) ? 'page' : undefined}
              className="inline-block py-2 text-small transition-colors hover:text-accent aria-[current]:font-medium aria-[current]:underline aria-[current]:underline-offset-8"
            >
              {t(place)}
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
              {account('sign-out')}
            </button>
          </form>
        </li>
      </ul>
    </nav>
  )
}
