import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { EditorNotes } from '#clients/content/blocks/blocks.ts'

/** Shows editors in preview why a block or a part of it is left out, and what to change. */
export function EditorNoteList({ subject, isLeftOut, notes }: Omit<EditorNotes, 'type' | 'key'>) {
  const t = useTranslations('preview.notes')
  return (
    <aside
      aria-label={t('label')}
      className="mx-auto -mt-12 w-full max-w-page px-gutter [.block-container_&]:-mt-2"
    >
      <div className="border-s-2 border-alert ps-4 text-small">
        <p className="font-medium">
          {t(isLeftOut ? 'left-out' : 'partly', { block: t(`block.${subject}`) })}
        </p>
        <ul>
          {notes.map(({ item, code, detail }) => (
            <li key={`${item} ${code} ${detail}`} className="wrap-anywhere">
              {item !== undefined && `${t('item', { item })} `}
              {t(`reason.${code}`, { detail })}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
