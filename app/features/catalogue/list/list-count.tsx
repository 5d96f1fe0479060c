import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { ListView } from './list-view.ts'

/** '184 pieces by 41 artisans'. A live region, announced when it changes. */
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
