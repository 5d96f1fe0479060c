import { BAG_PATHS } from '#app/features/bag/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { BagIcon } from '#app/ui/icon/icons.tsx'
import { Link } from '#app/ui/text/link.tsx'

/**
 * Spec §2: opens the bag panel, or does nothing on the cart page; the count is shown only above 0. Without JavaScript,
 * or before the panel has loaded, it is a link to the cart page.
 */
export function BagLink({
  count,
  isOnCartPage,
  onOpen,
}: {
  count: number
  isOnCartPage: boolean
  onOpen: (() => void) | null
}) {
  const t = useTranslations('navigation.bag')
  return (
    <Link
      href={BAG_PATHS.page}
      aria-label={t('label', { count })}
      aria-current={isOnCartPage ? 'page' : undefined}
      aria-haspopup={onOpen && !isOnCartPage ? 'dialog' : undefined}
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        if (!isPlain || (onOpen === null && !isOnCartPage)) return
        event.preventDefault()
        if (!isOnCartPage) onOpen?.()
      }}
      className="tool-link"
    >
      <span className="tool-word">{count > 0 ? t('with-count', { count }) : t('empty')}</span>
      <span className="tool-icon">
        <BagIcon size="large" />
        {count > 0 && <span className="tool-badge" data-count={count} />}
      </span>
    </Link>
  )
}
