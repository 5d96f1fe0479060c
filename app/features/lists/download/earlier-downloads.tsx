import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { ExportState } from '#contracts/export.ts'
import { downloadPath } from './download-paths.ts'

/** Lists the downloads of the last day, including those in progress. */
export function EarlierDownloads({ listId, exports }: { listId: string; exports: readonly ExportState[] }) {
  const t = useTranslations('lists.download')
  if (exports.length === 0) return null
  return (
    <section className="grid max-w-form gap-3" aria-labelledby="earlier-downloads">
      <h2 id="earlier-downloads" className="font-display text-title">
        {t('earlier')}
      </h2>
      <DownloadEntries listId={listId} exports={exports} />
    </section>
  )
}

export function DownloadEntries({ listId, exports }: { listId: string; exports: readonly ExportState[] }) {
  const t = useTranslations('lists.download')
  return (
    <ul className="border-t border-hairline">
      {exports.map(({ id, name, state }) => (
        <li key={id} className="flex items-baseline justify-between gap-6 border-b border-hairline py-3">
          <TextLink href={downloadPath(listId, id)} className="min-w-0 wrap-anywhere">
            {name}
          </TextLink>
          <span className="shrink-0 text-small text-muted">{t(`state.${state}`)}</span>
        </li>
      ))}
    </ul>
  )
}
