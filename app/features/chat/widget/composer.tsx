import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useMatches } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button } from '#app/ui/button.tsx'
import { CONTROL } from '#app/ui/form/control.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { CHAT_PICTURE_BYTES_MAX, CHAT_TEXT_MAX, type ChatPicture } from '#contracts/chat.ts'
import { idNumber } from '#domain/ids.ts'
import { CHAT_PICTURES_PATH } from '../paths.ts'
import { uploadPicture } from './call-chat.ts'
import type { Chat } from './use-chat.ts'
import { useRefusalMessage } from './use-refusal-message.ts'

/**
 * Enter sends the message, Shift+Enter starts a new line. `closesAt`: when the chat closes, formatted. `text`: what was
 * typed, which is preserved if the chat closes meanwhile.
 */
export function Composer({
  chat,
  member,
  closesAt,
  text,
  onText,
}: {
  chat: Chat
  member: string | null
  closesAt: string | null
  text: string
  onText: (text: string) => void
}) {
  const t = useTranslations('chat')
  const [isPieceAttached, setIsPieceAttached] = useState(false)
  const picture = usePictureInput()
  const piece = usePagePiece()
  const field = useRef<HTMLTextAreaElement>(null)
  const productId = isPieceAttached && piece ? piece.number : null
  function send() {
    field.current?.focus()
    const message = { text: text.trim(), pictureId: picture.picture?.id ?? null, productId }
    if (message.text === '' && message.pictureId === null && productId === null) return
    chat.send(message)
    onText('')
    setIsPieceAttached(false)
    picture.clear()
  }
  const label = member ? t('write-to', { name: member }) : t('write')
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
    >
      {piece && (
        <label className="mb-2 flex items-start gap-2 text-fine">
          <input
            type="checkbox"
            checked={isPieceAttached}
            onChange={() => setIsPieceAttached(!isPieceAttached)}
            className="mt-0.5"
          />
          {t('about-piece', { title: piece.title })}
        </label>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          aria-label={label}
          placeholder={label}
          value={text}
          maxLength={CHAT_TEXT_MAX}
          rows={1}
          onChange={({ target }) => {
            onText(target.value)
            chat.reportTyping()
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
          className={`${CONTROL} max-h-40 min-h-12 resize-none field-sizing-content`}
        />
        <Button type="submit" className="px-5" isBusy={picture.isBusy}>
          {t('send')}
        </Button>
      </div>
      {picture.refusal && (
        <p role="alert" className="mt-2 text-fine text-alert">
          {picture.refusal}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-fine">
        {picture.picture ? (
          <span className="flex items-center gap-2">
            <img src={picture.preview} alt={t('picture')} className="size-10 object-cover" />
            <button type="button" onClick={picture.clear} className={TEXT_LINK}>
              {t('remove-picture')}
            </button>
          </span>
        ) : (
          <label
            className={`${TEXT_LINK} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent`}
          >
            {picture.isBusy ? t('picture-loading') : t('add-picture')}
            <input
              type="file"
              accept="image/jpeg,image/png"
              disabled={picture.isBusy}
              onChange={picture.choose}
              className="sr-only"
            />
          </label>
        )}
        {closesAt && <span className="text-muted">{t('later', { time: closesAt })}</span>}
      </div>
    </form>
  )
}

function usePictureInput() {
  const url = useLocalePath()(CHAT_PICTURES_PATH)
  const messageFor = useRefusalMessage()
  const [picture, setPicture] = useState<ChatPicture | null>(null)
  const [preview, setPreview] = useState<string>()
  const [refusal, setRefusal] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  return {
    picture,
    preview,
    refusal,
    isBusy,
    clear() {
      if (preview) URL.revokeObjectURL(preview)
      setPreview(undefined)
      setPicture(null)
      setRefusal('')
    },
    async choose({ target }: ChangeEvent<HTMLInputElement>) {
      const file = target.files?.[0]
      target.value = ''
      if (!file) return
      setRefusal('')
      if (file.size > CHAT_PICTURE_BYTES_MAX) return setRefusal(messageFor('picture-too-large'))
      setIsBusy(true)
      const uploaded = await uploadPicture(url, file)
      setIsBusy(false)
      if (!uploaded.ok) return setRefusal(messageFor(uploaded.code))
      setPicture(uploaded.value)
      setPreview(URL.createObjectURL(file))
    },
  }
}

/** Returns null if the page is not a product page. */
function usePagePiece(): { number: string; title: string } | null {
  const data = useMatches().at(-1)?.loaderData
  if (typeof data !== 'object' || data === null || !('product' in data)) return null
  const { product } = data
  if (typeof product !== 'object' || product === null || !('id' in product) || !('title' in product))
    return null
  return { number: idNumber(String(product.id)), title: String(product.title) }
}
