import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePagePath } from '#app/i18n/use-page-locale.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/text/link.tsx'
import { TRADE_PATH } from './paths.ts'

/** Spec §2, §6: leads visitors who are not trade clients to the Trade Program. */
export function TradeLink({ className }: { className: string }) {
  const t = useTranslations('trade')
  const isHere = usePagePath() === TRADE_PATH
  return (
    <Link
      href={TRADE_PATH}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(className, 'aria-[current]:underline aria-[current]:underline-offset-8')}
    >
      {t('link')}
    </Link>
  )
}
