import { useLocation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { RequestAttachment } from '#contracts/request-attachments.ts'
import { formatFileSize } from '#domain/files/written-size.ts'

/** Each link saves a file: `files/{id}` below the URL of the conversation. */
export function AttachedFiles({ files }: { files: readonly RequestAttachment[] }) {
  const { pathname } = useLocation()
  if (files.length === 0) return null
  return (
    <div className="mt-5">
      <FileEntries files={files} pathOf={({ id }) => `${pathname}/files/${id}`} />
    </div>
  )
}

/** `pathOf` returns a path with the locale. */
export function FileEntries<File extends RequestAttachment>({
  files,
  pathOf,
}: {
  files: readonly File[]
  pathOf: (file: File) => string
}) {
  const t = useTranslations('request.thread')
  const { tag } = usePageLocale()
  return (
    <ul className="border-b border-hairline text-small">
      {files.map((file) => {
        const { id, name, type, sizeBytes } = file
        return (
          <li key={id} className="flex items-center gap-4 border-t border-hairline py-3">
            <span
              aria-hidden
              className="grid h-16 w-14 shrink-0 place-items-center bg-linen text-fine text-muted"
            >
              {TYPE_LABELS[type]}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              {name}
              <span className="block text-muted">{formatFileSize(sizeBytes, tag)}</span>
            </span>
            <a
              href={pathOf(file)}
              download={name}
              aria-label={t('download-label', { name })}
              className={TEXT_LINK}
            >
              {t('download')}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

const TYPE_LABELS = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' } as const
