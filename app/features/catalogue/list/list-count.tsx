import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { ListView } from './list-view.ts'

/** Shows '184 pieces by 41 artisans' in a live region, which announces changes. */
export function ListCount({ list: { total, artisanCount } }: { list: ListView }) {
  const t = useTranslations('catalogue.count')
  return (
    <p role="status" className="shrink-0 text-muted">
      {artisanCount === null || total === 0
        ? t('pieces', { pieces: total })
        : t('with-artisans', { pieces: total, artisans: artisanCount })}
    </p>
  )
}
