import { type FormEvent, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { Chat } from './use-chat.ts'
import { useRefusalWords } from './use-refusal-words.ts'

/** Once the house has written, a copy of the conversation by email on request. */
export function Transcript({ chat, email }: { chat: Chat; email: string }) {
  const t = useTranslations('chat.transcript')
  const leave = useTranslations('chat.leave')
  const wordsOf = useRefusalWords()
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed')
  const [sentTo, setSentTo] = useState('')
  const [error, setError] = useState('')
  const hasReply = chat.known.conversation?.messages.some(({ author }) => author === 'team')
  if (!hasReply) return null
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const to = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setState('busy')
    const outcome = await chat.sendTranscript(to)
    setState(outcome.ok ? 'closed' : 'open')
    setSentTo(outcome.ok ? to : '')
    setError(
      outcome.ok ? '' : outcome.code === 'fields-refused' ? leave('field-email') : wordsOf(outcome.code),
    )
  }
  if (state === 'closed')
    return (
      <p role="status" className="mt-2 text-fine">
        {sentTo ? (
          t('sent', { email: sentTo })
        ) : (
          <button type="button" onClick={() => setState('open')} className={TEXT_LINK}>
            {t('open')}
          </button>
        )}
      </p>
    )
  return (
    <form onSubmit={submit} noValidate className="mt-3 flex flex-wrap items-end gap-2">
      <p className="w-full text-small">{t('open')}</p>
      <TextField
        label={leave('email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        errors={error ? [error] : []}
        className="grow"
      />
      <Button type="submit" variant="outline" isBusy={state === 'busy'}>
        {t('send')}
      </Button>
    </form>
  )
}
