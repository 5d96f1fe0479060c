import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/form/text-field.tsx'
import { useHouse } from '#app/ui/page/house.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { QUOTE_LENGTHS } from '#contracts/quote.ts'
import { QUOTE_FIELDS } from './forms/quote-form.ts'
import { QuoteFormFrame, useRefusedForm } from './forms/quote-form-frame.tsx'
import { useQuoteErrors } from './forms/use-quote-errors.ts'
import type { LineView } from './view/quote-view.server.ts'

/** What was written about a line, and a form for more while it `isOpen`. */
export function LineComments({ line, isOpen }: { line: LineView; isOpen: boolean }) {
  const t = useTranslations('quote.comments')
  const house = useHouse()
  const { title, comments } = line
  if (comments.length === 0 && !isOpen) return null
  return (
    <div
      className={comments.length > 0 ? 'mt-3 border-s border-hairline ps-4 text-small' : 'mt-2 text-small'}
    >
      {comments.length > 0 && (
        <ul aria-label={t('label', { title })} className="mb-2 grid gap-3">
          {comments.map(({ id, isFromHouse, member, text, on }) => (
            <li key={id}>
              <p>
                <span className="font-medium">{isFromHouse ? (member ?? house.name) : t('you')}</span>
                <span className="ms-3 text-muted">{on}</span>
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <CommentForm line={line} />}
    </div>
  )
}

function CommentForm({ line: { id, title, comments } }: { line: LineView }) {
  const t = useTranslations('quote.comments')
  const { messagesOf } = useQuoteErrors()
  const refused = useRefusedForm('comment', id)
  const isReply = comments.length > 0
  const field = { id: `comment-${id}`, label: t('text', { title }), errors: messagesOf(refused?.fields.text) }
  return (
    // A new comment is in the list, and its form empty and closed again.
    <details key={comments.length} open={refused !== null} className="print:hidden">
      <summary
        aria-label={t(isReply ? 'reply-label' : 'open-label', { title })}
        className="inline-block min-h-9 cursor-pointer list-none py-1.5"
      >
        <span className={TEXT_LINK}>{t(isReply ? 'reply' : 'open')}</span>
      </summary>
      <QuoteFormFrame act="comment" checked={[field]} className="mt-2 grid max-w-measure gap-3">
        <input type="hidden" name={QUOTE_FIELDS.line} value={id} />
        <TextAreaField
          {...field}
          name={QUOTE_FIELDS.text}
          defaultValue={refused?.form.text}
          maxLength={QUOTE_LENGTHS.comment}
          required
        />
        <Button type="submit" variant="outline" className="justify-self-start">
          {t('send')}
        </Button>
      </QuoteFormFrame>
    </details>
  )
}
