import { loginPath } from '#app/features/account/paths.ts'
import { listPath } from '#app/features/lists/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import { CART_PATHS } from '../paths.ts'
import type { CartNotice } from './bag-notice.ts'

/** Reports lines that are no longer in the bag: where they are now, or that they are gone (Spec §4). */
export function CartNotices({ notice }: { notice: CartNotice }) {
  const tBag = useTranslations('bag')
  const t = useTranslations('bag.notices')
  const localePath = useLocalePath()
  const { later, waiting, isGone, isStoredGone, isStoredWithAccount, isNotSaved } = notice
  const login = localePath(loginPath(localePath(CART_PATHS.page)))
  return (
    <>
      {later > 0 && (
        <Notice
          action={<NoticeLink href={localePath(listPath('saved-for-later'))}>{t('later-link')}</NoticeLink>}
        >
          {t('later', { count: later })}
        </Notice>
      )}
      {waiting > 0 && <Notice>{t('waiting', { count: waiting })}</Notice>}
      {isGone && <Notice tone="refusal">{tBag('replaced')}</Notice>}
      {isStoredGone && <Notice>{t('stored-gone')}</Notice>}
      {isNotSaved && <Notice>{t('not-saved')}</Notice>}
      {isStoredWithAccount && (
        <Notice action={<NoticeLink href={login}>{t('sign-in')}</NoticeLink>}>{t('saved-to-account')}</Notice>
      )}
    </>
  )
}

/** Reports only once, in the refusal or in the notice, that the bag no longer exists. */
export function withoutRepeatedGone(notice: CartNotice, refusal: CartErrorCode | null): CartNotice {
  return refusal === 'cart-not-found' ? { ...notice, isGone: false } : notice
}

function NoticeLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={TEXT_LINK}>
      {children}
    </a>
  )
}
