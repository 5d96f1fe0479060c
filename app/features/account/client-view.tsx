import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'

/** Hides every trade price in this tab. Its click is handled by the script in the head (`clientViewScript`). */
export function ClientViewButton({ className }: { className: string }) {
  const t = useTranslations('account.client-view')
  return (
    <button
      type="button"
      data-client-view-button="on"
      className={`own-view cursor-pointer scriptless:hidden ${className}`}
    >
      {t('turn-on')}
    </button>
  )
}

export function ClientViewBar() {
  const t = useTranslations('account.client-view')
  return (
    <>
      <div className="client-view flex h-11 items-center justify-center gap-x-3 bg-linen px-gutter text-small print:hidden">
        <p>
          {t('is-on')}
          <span className="max-md:hidden"> {t('explained')}</span>
        </p>
        <button type="button" data-client-view-button="off" className="min-h-11 cursor-pointer">
          <span className={TEXT_LINK}>{t('turn-off')}</span>
        </button>
      </div>
      <p role="status" className="sr-only" data-client-view-said={`${t('is-on')} ${t('explained')}`} />
    </>
  )
}
