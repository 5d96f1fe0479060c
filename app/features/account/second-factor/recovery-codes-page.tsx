import { useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { AccountPage } from '../account-page.tsx'
import { DeskLink } from '../desk-link.tsx'

/** Shows the recovery codes, this once: to print, copy or download. */
export function RecoveryCodesPage({ codes, returnTo }: { codes: readonly string[]; returnTo: string }) {
  const t = useTranslations('account.second-factor')
  const text = `${codes.join('\n')}\n`
  return (
    <AccountPage title={t('codes-title')} intro={t('codes-intro')}>
      <ul className="grid gap-2 font-mono select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="outline" className="scriptless:hidden" onClick={() => window.print()}>
          {t('codes-print')}
        </Button>
        <CopyButton text={text} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${t('codes-file')}.txt`}
          className={buttonLook({ variant: 'outline' })}
          data-document
        >
          {t('codes-download')}
        </a>
      </div>
      <div className="print:hidden">
        <DeskLink href={returnTo}>{t('codes-continue')}</DeskLink>
      </div>
    </AccountPage>
  )
}

function CopyButton({ text }: { text: string }) {
  const t = useTranslations('account.second-factor')
  const [isCopied, setIsCopied] = useState(false)
  // Looked up while the page is rendered, so that the document carries it.
  const done = t('codes-copied')
  return (
    <>
      <Button
        variant="outline"
        className="scriptless:hidden"
        onClick={() => navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
      >
        {isCopied ? done : t('codes-copy')}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && done}
      </span>
    </>
  )
}
