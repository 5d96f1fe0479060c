import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useHouse } from '#app/ui/page/house.ts'
import { MAIN_ID, SkipLink } from '#app/ui/page/skip-link.tsx'
import { Wordmark } from '#app/ui/page/wordmark.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'

export function CheckoutFrame({ back, children }: { back?: ReactNode; children: ReactNode }) {
  const t = useTranslations()
  return (
    <>
      <SkipLink>{t('shell.skip')}</SkipLink>
      <header className="border-b border-hairline">
        <div className="mx-auto flex h-header w-full max-w-page items-center justify-between gap-6 px-gutter print:px-0">
          <Link href="/" aria-label={useHouse().name}>
            <Wordmark size="header" />
          </Link>
          {back}
        </div>
      </header>
      <p className="client-view bg-linen px-gutter py-2 text-center text-small print:hidden">
        {t('account.client-view.checkout')}
      </p>
      <main id={MAIN_ID} tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <Help />
    </>
  )
}

function Help() {
  const t = useTranslations('checkout.help')
  const { phone, email } = useHouse().contact
  return (
    <footer className="bg-linen print:hidden">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-baseline gap-x-8 gap-y-2 px-gutter py-6 text-small">
        <p className="font-medium">{t('title')}</p>
        <p>
          {t('call')} <TextLink href={phone.href}>{phone.display}</TextLink>
        </p>
        <p>
          {t('write')} <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </p>
      </div>
    </footer>
  )
}
