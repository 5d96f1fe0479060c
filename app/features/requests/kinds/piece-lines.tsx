import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { LoadedForm } from '../form/loaded-form.ts'
import { Section } from './section.tsx'

/** The number of lines shown initially. */
const LINES_SHOWN = 8

export const MORE_CLASSES =
  'min-h-11 w-fit cursor-pointer content-center text-small underline underline-offset-4 transition-colors hover:text-accent'

export function PieceLines({ data: { lines, known } }: { data: LoadedForm }) {
  const t = useTranslations('request.lines')
  if (lines.length === 0) return null
  const more = lines.slice(LINES_SHOWN)
  return (
    <Section title={t('pieces', { count: Number(known.numberOfPieces) })}>
      <div className="grid gap-1 text-small">
        <Lines lines={lines.slice(0, LINES_SHOWN)} />
        {more.length > 0 && (
          <details>
            <summary className={MORE_CLASSES}>{t('more', { count: more.length })}</summary>
            <Lines lines={more} />
          </details>
        )}
      </div>
    </Section>
  )
}

function Lines({ lines }: Pick<LoadedForm, 'lines'>) {
  return (
    <ul className="grid gap-1">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may be in two rooms, and lines never move
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}
