import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useHouse } from '#app/ui/page/house.ts'
import { AttachedFiles } from '../attachments/attached-files.tsx'
import type { Letter, ThreadView } from './thread-view.server.ts'

export function Letters({ letters, customer }: Pick<ThreadView, 'letters'> & { customer: string }) {
  const t = useTranslations('request.thread')
  return (
    <ol aria-label={t('conversation')}>
      {letters.map((letter) => (
        <li key={letter.id} className={LETTER.wide}>
          <LetterText letter={letter} customer={customer} head="grid grid-cols-[1fr_auto] gap-x-4 sm:block" />
        </li>
      ))}
    </ol>
  )
}

/** `head` is the layout of author and time. */
export function LetterText({
  letter: { isFromHouse, member, text, sentAt, attachments },
  customer,
  head,
}: {
  letter: Letter
  customer: string
  head: string
}) {
  const t = useTranslations('request.thread')
  const house = useHouse()
  return (
    <>
      <div className={`text-small ${head}`}>
        <p className="font-medium wrap-anywhere">{isFromHouse ? (member ?? house.name) : customer}</p>
        <p className="row-start-2 text-muted">{t(isFromHouse ? 'care' : 'you')}</p>
        <p className="text-muted">{sentAt}</p>
      </div>
      <div className="max-w-measure">
        {text !== '' && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
        <AttachedFiles files={attachments} />
      </div>
    </>
  )
}

/** Layouts of a message, on its own page or beside other content. */
export const LETTER = {
  wide: 'grid gap-x-8 gap-y-3 border-t border-hairline py-7 sm:grid-cols-[9rem_minmax(0,1fr)]',
  narrow: 'grid gap-2 border-t border-hairline py-5',
} as const
