import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useHouse } from '#app/ui/page/house.ts'
import { AttachedFiles } from '../attachments/attached-files.tsx'
import type { MessageView, ThreadView } from './thread-view.server.ts'

export function ThreadMessages({ messages, customer }: Pick<ThreadView, 'messages'> & { customer: string }) {
  const t = useTranslations('request.thread')
  return (
    <ol aria-label={t('conversation')}>
      {messages.map((message) => (
        <li key={message.id} className={MESSAGE_LAYOUTS.wide}>
          <ThreadMessageText
            message={message}
            customer={customer}
            head="grid grid-cols-[1fr_auto] gap-x-4 sm:block"
          />
        </li>
      ))}
    </ol>
  )
}

/** `head` holds the class names of the author and the time. */
export function ThreadMessageText({
  message: { isFromHouse, member, text, sentAt, attachments },
  customer,
  head,
}: {
  message: MessageView
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
export const MESSAGE_LAYOUTS = {
  wide: 'grid gap-x-8 gap-y-3 border-t border-hairline py-7 sm:grid-cols-[9rem_minmax(0,1fr)]',
  narrow: 'grid gap-2 border-t border-hairline py-5',
} as const
