import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { SAVED_PATH } from '../paths.ts'
import type { PanelView } from './panel-view.ts'

export function PanelCount({ view }: { view: PanelView | null }) {
  const t = useTranslations('lists.panel')
  const count = view?.lists.filter(({ items }) => items.length > 0).length
  return (
    <div className="flex items-baseline justify-between gap-4 text-small">
      <p className="text-muted">{count !== undefined && t('count', { count })}</p>
      <TextLink href={SAVED_PATH} className="shrink-0">
        {t('all')}
      </TextLink>
    </div>
  )
}
