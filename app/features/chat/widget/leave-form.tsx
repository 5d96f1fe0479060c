import { type FormEvent, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField, TextField } from '#app/ui/form/text-field.tsx'
import { CHAT_TEXT_MAX } from '#contracts/chat.ts'
import type { ChatOutcome, ChatView } from '../chat-view.ts'
import { isWaiting } from './chat-state.ts'
import type { Chat } from './use-chat.ts'
import { useRefusalMessage } from './use-refusal-message.ts'

/**
 * Outside opening hours, the text and all messages without a reply become a request. Only then are name and email
 * required.
 */
export function LeaveForm({
  chat,
  view,
  text,
  onText,
}: {
  chat: Chat
  view: ChatView
  text: string
  onText: (text: string) => void
}) {
  const t = useTranslations('chat.leave')
  const messageFor = useRefusalMessage()
  const [refusal, setRefusal] = useState<Extract<ChatOutcome, { ok: false }> | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isPending = isWaiting(chat.known)
  const fieldMessages = { name: t('field-name'), email: t('field-email'), text: t('field-text') }
  const errorsOf = (field: 'name' | 'email' | 'text') =>
    refusal?.code === 'fields-refused' && refusal.field === field ? [fieldMessages[field]] : []
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string) => String(form.get(name) ?? '').trim()
    setIsBusy(true)
    const outcome = await chat.leave({ text: text.trim(), name: read('name'), email: read('email') })
    setIsBusy(false)
    setRefusal(outcome.ok ? null : outcome)
    if (outcome.ok) onText('')
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-h-[55dvh] gap-3 overflow-y-auto">
      <p className="text-small text-muted">
        {t('text')} {isPending && t('pending')}
      </p>
      {refusal && refusal.code !== 'fields-refused' && (
        <p role="alert" className="text-small text-alert">
          {messageFor(refusal.code)}
        </p>
      )}
      <TextAreaField
        label={t('message')}
        name="text"
        className="[&_textarea]:min-h-20"
        value={text}
        maxLength={CHAT_TEXT_MAX}
        onChange={({ target }) => onText(target.value)}
        isOptional={isPending}
        errors={errorsOf('text')}
      />
      <TextField
        label={t('name')}
        name="name"
        autoComplete="name"
        defaultValue={view.name}
        errors={errorsOf('name')}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={view.email}
        errors={errorsOf('email')}
      />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  )
}
