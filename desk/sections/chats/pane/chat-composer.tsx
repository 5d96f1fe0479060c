import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useRefresh } from 'react-admin'
import { z } from 'zod'
import { CHAT_TEXT_MAX, chatPicture } from '../../../../contracts/chat.ts'
import type { ChatPiece, TeamChat } from '../../../../contracts/team/chat.ts'
import { teamItemResponse } from '../../../../contracts/team/responses.ts'
import { withTemplate } from '../../../../domain/request/reply-template.ts'
import { useRefusalText } from '../../../actions/use-refusal-text.ts'
import { useFormat } from '../../../format/use-format.ts'
import { callTeam, RefusedCall, requestTeam } from '../../../provider/call-team.ts'
import { newKey } from '../../../provider/new-key.ts'
import { TemplateMenu } from '../../requests/thread/template-menu.tsx'
import { useChatWords } from '../use-chat-words.ts'
import { PieceSearch } from './piece-search.tsx'
import { useTypedText } from './use-typed-text.ts'

const uploaded = z.object({ item: chatPicture })
const TYPING_EVERY_MS = 3_000

/** The next reply, or whisper: Enter sends it. What is typed stays in the tab until it is sent. */
export function ChatComposer({ chat }: { chat: TeamChat }) {
  const { word } = useChatWords()
  const textOf = useRefusalText()
  const refresh = useRefresh()
  const { language } = useFormat()
  const [text, setText] = useTypedText(chat.id)
  const [isWhisper, setIsWhisper] = useState(false)
  const [pictureId, setPictureId] = useState<string | null>(null)
  const [piece, setPiece] = useState<ChatPiece | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState('')
  /** A message whose response was lost is sent again with its id. */
  const messageId = useRef(crypto.randomUUID())
  const typedAt = useRef(0)
  const file = useRef<HTMLInputElement>(null)
  const path = `/chats/${encodeURIComponent(chat.id)}`

  async function send(event?: FormEvent) {
    event?.preventDefault()
    const content = text.trim()
    if (isBusy || (content === '' && (isWhisper || (!pictureId && !piece)))) return
    setIsBusy(true)
    const id = messageId.current
    const shown = { productId: piece?.id ?? null, productTitle: piece?.title ?? null }
    const input = isWhisper ? { id, text: content } : { id, text: content, pictureId, ...shown }
    const body = { version: chat.version, input }
    const action = isWhisper ? 'whisper' : 'reply'
    try {
      await callTeam(teamItemResponse, { method: 'POST', path: `${path}/${action}`, body, key: newKey() })
      setText('')
      setPictureId(null)
      setPiece(null)
      setFault('')
      messageId.current = crypto.randomUUID()
    } catch (refusal) {
      // It had arrived before: the response was lost.
      const isThere = refusal instanceof RefusedCall && refusal.refusal.code === 'chat-id-taken'
      const isOutdated = refusal instanceof RefusedCall && refusal.refusal.code === 'version-outdated'
      if (isThere) {
        setText('')
        messageId.current = crypto.randomUUID()
      } else setFault(isOutdated ? word('outdated') : textOf(refusal))
    }
    setIsBusy(false)
    refresh()
  }

  function type(typed: string) {
    setText(typed)
    if (isWhisper || Date.now() - typedAt.current < TYPING_EVERY_MS) return
    typedAt.current = Date.now()
    requestTeam({ method: 'POST', path: `${path}/typing`, body: {} }).catch(() => {})
  }

  async function upload(file: File | undefined) {
    if (!file) return
    setFault('')
    const call = { method: 'POST', path: '/chat-pictures', bytes: file } as const
    await callTeam(uploaded, call).then(
      ({ item }) => setPictureId(item.id),
      (refusal: unknown) => setFault(textOf(refusal)),
    )
  }

  return (
    <Box component="form" onSubmit={send} sx={{ paddingTop: 1.5 }}>
      {fault && (
        <Typography role="alert" color="error" variant="body2" sx={{ marginBottom: 1 }}>
          {fault}
        </Typography>
      )}
      <TextField
        label={word(isWhisper ? 'whisper-text' : 'reply-text', { language: language(chat.language) })}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void send(event)
        }}
        multiline
        fullWidth
        minRows={2}
        maxRows={8}
        sx={isWhisper ? { backgroundColor: 'action.selected' } : {}}
        slotProps={{
          htmlInput: { maxLength: CHAT_TEXT_MAX, ...(!isWhisper && { lang: chat.language }) },
        }}
      />
      {!isWhisper && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginTop: 1 }}>
          <PieceSearch chatId={chat.id} piece={piece} onChoose={setPiece} />
          {pictureId ? (
            <Button onClick={() => setPictureId(null)}>{word('remove-picture')}</Button>
          ) : (
            <Button onClick={() => file.current?.click()}>{word('add-picture')}</Button>
          )}
          <input
            ref={file}
            type="file"
            hidden
            accept="image/jpeg,image/png"
            onChange={({ target }) => {
              void upload(target.files?.[0])
              target.value = ''
            }}
          />
        </Box>
      )}
      <Box sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {!isWhisper && (
          <TemplateMenu
            request={{ name: chat.name, number: null, language: chat.language }}
            onChoose={(template) => setText(withTemplate(text, template))}
          />
        )}
        <FormControlLabel
          label={word('whisper')}
          slotProps={{ typography: { variant: 'body2' } }}
          control={<Checkbox checked={isWhisper} onChange={({ target }) => setIsWhisper(target.checked)} />}
        />
        <Button type="submit" variant="contained" disabled={isBusy} sx={{ marginLeft: 'auto' }}>
          {word(isWhisper ? 'send-whisper' : 'send')}
        </Button>
      </Box>
    </Box>
  )
}
