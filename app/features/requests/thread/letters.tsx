import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useHouse } from '#app/ui/page/house.ts'
import { AttachedFiles } from '../attachments/attached-files.tsx'
import type { ThreadView } from './thread-view.server.ts'

/** The letters of a conversation, the oldest first: who wrote and when in the margin, what they wrote beside it. */
export function Letters({ letters, customer }: Pick<ThreadView, 'letters'> & { customer: string }) {
  const t = useTranslations('request.thread')
  const house = useHouse()
  return (
    <ol aria-label={t('conversation')}>
      {letters.map(({ id, isFromHouse, member, text, sentAt, attachments }) => (
        <li key={id} className={LETTER}>
          <div className="grid grid-cols-[1fr_auto] gap-x-4 text-small sm:block">
            <p className="font-medium wrap-anywhere">{isFromHouse ? (member ?? house.name) : customer}</p>
            <p className="row-start-2 text-muted">{t(isFromHouse ? 'care' : 'you')}</p>
            <p className="text-muted">{sentAt}</p>
          </div>
          <div className="max-w-measure">
            {text !== '' && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
            <AttachedFiles files={attachments} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The margin and the text of a letter. */
export const LETTER = 'grid gap-x-8 gap-y-3 border-t border-hairline py-7 sm:grid-cols-[9rem_minmax(0,1fr)]'
