import { Autocomplete, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { CHAT_TEXT_MAX } from '#contracts/chat.ts'
import type { ChatPiece, TeamChat } from '#contracts/team/chat.ts'
import { teamItem } from '#contracts/team/convention.ts'
import { Thumbnail } from '#desk/detail/thumbnail.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { teamCalls, teamQueries } from '#desk/provider/team-calls.ts'
import { useErrorText, useSave } from '#desk/provider/use-save.ts'
import { useDebouncedText } from '#desk/provider/use-typed.ts'
import { withTemplate } from '#domain/request/reply-template.ts'
import { TemplateMenu } from '../requests/reply-templates.tsx'
import { useChatWords } from './use-chat-words.ts'

const TYPING_EVERY_MS = 3_000

const LENGTH_MIN = 2

/** Enter sends a reply or whisper. Typed text is stored in the tab until it is sent. */
export function ChatComposer({ chat }: { chat: TeamChat }) {
  const { word } = useChatWords()
  const describeError = useErrorText()
  const refresh = useRefresh()
  const { language } = useFormat()
  const [text, setText] = useTypedText(chat.id)
  const [isWhisper, setIsWhisper] = useState(false)
  const [pictureId, setPictureId] = useState<string | null>(null)
  const [piece, setPiece] = useState<ChatPiece | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')
  /** A message whose response was lost is sent again with the same id. */
  const messageId = useRef(crypto.randomUUID())
  const typedAt = useRef(0)
  const file = useRef<HTMLInputElement>(null)
  const { act } = useSave('chats', teamItem)

  async function send(event?: FormEvent) {
    event?.preventDefault()
    const content = text.trim()
    if (isBusy || (content === '' && (isWhisper || (!pictureId && !piece)))) return
    setIsBusy(true)
    const id = messageId.current
    const shown = { productId: piece?.id ?? null, productTitle: piece?.title ?? null }
    const input = isWhisper ? { id, text: content } : { id, text: content, pictureId, ...shown }
    const outcome = await act(chat, isWhisper ? 'whisper' : 'reply', input)
    if (outcome.kind === 'saved') {
      setText('')
      setPictureId(null)
      setPiece(null)
      setError('')
      messageId.current = crypto.randomUUID()
    } else if (outcome.code === 'chat-id-taken') {
      // The message had arrived, but its response was lost.
      setText('')
      messageId.current = crypto.randomUUID()
    } else setError(outcome.code === 'version-outdated' ? word('outdated') : outcome.text)
    setIsBusy(false)
    refresh()
  }

  function type(typed: string) {
    setText(typed)
    if (isWhisper || Date.now() - typedAt.current < TYPING_EVERY_MS) return
    typedAt.current = Date.now()
    void teamCalls.typeInChat(chat.id)
  }

  async function upload(file: File | undefined) {
    if (!file) return
    setError('')
    await teamCalls.sendChatPicture(file).then(
      ({ id }) => setPictureId(id),
      (refusal: unknown) => setError(describeError(refusal)),
    )
  }

  return (
    <Box component="form" onSubmit={send} sx={{ paddingTop: 1.5 }}>
      {error && (
        <Typography role="alert" color="error" variant="body2" sx={{ marginBottom: 1 }}>
          {error}
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

/** Stores the typed text of a conversation in the tab, while other conversations are shown and during a sign-in. */
function useTypedText(chatId: string): [string, (text: string) => void] {
  const key = `chat-${chatId}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  return [
    text,
    (typed) => {
      setText(typed)
      if (typed === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, typed)
    },
  ]
}

/** Searches for a piece to send. The visitor sees its card with their own price. */
function PieceSearch({
  chatId,
  piece,
  onChoose,
}: {
  chatId: string
  piece: ChatPiece | null
  onChoose: (piece: ChatPiece | null) => void
}) {
  const translate = useTranslate()
  const { word } = useChatWords()
  const [text, setText] = useState('')
  const typed = useDebouncedText(text.trim())
  const { data, isFetching } = useQuery({
    ...teamQueries.chatPieces(chatId, typed),
    enabled: typed.length >= LENGTH_MIN,
  })
  if (piece)
    return (
      <Typography variant="body2" component="div">
        {word('piece', { title: piece.title })}{' '}
        <Button onClick={() => onChoose(null)}>{translate('ra.action.remove')}</Button>
      </Typography>
    )
  const isSearching = isFetching || typed !== text.trim()
  return (
    <Autocomplete<ChatPiece>
      options={isSearching ? [] : (data?.items ?? [])}
      value={null}
      inputValue={text}
      filterOptions={(found) => found}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      forcePopupIcon={false}
      loading={text.trim().length >= LENGTH_MIN && isSearching}
      loadingText={translate('find.searching')}
      noOptionsText={word('no-piece')}
      onInputChange={(_, value, reason) => reason !== 'reset' && setText(value)}
      onChange={(_, found) => {
        setText('')
        onChoose(found)
      }}
      renderOption={({ key, ...props }, { title, artisan, picture }) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1.5 }}>
          <Thumbnail url={picture} width={32} />
          <Typography variant="body2">
            {title} · {artisan}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          label={word('show-piece')}
          // Prevent Enter from sending the message when it chooses a piece.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      slotProps={{ popper: { placement: 'top-start', style: { width: '24rem', maxWidth: '90vw' } } }}
      sx={{ width: '14rem' }}
    />
  )
}
