import { useLocation } from 'react-router'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { RequestAttachment } from '#contracts/request-attachments.ts'
import { writtenSize } from '#domain/files/written-size.ts'

/** The files of a letter, each saved by its link: `files/{id}` below the address of the conversation. */
export function AttachedFiles({ files }: { files: readonly RequestAttachment[] }) {
  const { pathname } = useLocation()
  const { tag } = usePageLocale()
  if (files.length === 0) return null
  return (
    <ul className="mt-3 text-small">
      {files.map(({ id, name, sizeBytes }) => (
        <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-2">
          <a href={`${pathname}/files/${id}`} download={name} className={`${TEXT_LINK} wrap-anywhere`}>
            {name}
          </a>
          <span className="text-muted">{writtenSize(sizeBytes, tag)}</span>
        </li>
      ))}
    </ul>
  )
}
