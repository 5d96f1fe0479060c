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
import { useDebouncedText } from '#desk/provider/use-debounced-text.ts'
import { useErrorText, useSave } from '#desk/provider/use-save.ts'
import { withTemplate } from '#domain/request/reply-template.ts'
import { TemplateMenu } from '../requests/reply-templates.tsx'
import { useChatLabels } from './use-chat-labels.ts'

const TYPING_REPORT_INTERVAL_MS = 3_000

const SEARCH_LENGTH_MIN = 2

/** The form for a reply or a whisper. Enter sends it. Typed text is stored in the tab until it is sent. */
export function ChatComposer({ chat }: { chat: TeamChat }) {
  const { t } = useChatLabels()
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
  const typingReportedAt = useRef(0)
  const file = useRef<HTMLInputElement>(null)
  const { act } = useSave('chats', teamItem)

  async function send(event?: FormEvent) {
    event?.preventDefault()
    const content = text.trim()
    if (isBusy || (content === '' && (isWhisper || (!pictureId && !piece)))) return
    setIsBusy(true)
    const id = messageId.current
    const product = { productId: piece?.id ?? null, productTitle: piece?.title ?? null }
    const input = isWhisper ? { id, text: content } : { id, text: content, pictureId, ...product }
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
    } else setError(outcome.code === 'version-outdated' ? t('outdated') : outcome.text)
    setIsBusy(false)
    refresh()
  }

  function changeText(next: string) {
    setText(next)
    if (isWhisper || Date.now() - typingReportedAt.current < TYPING_REPORT_INTERVAL_MS) return
    typingReportedAt.current = Date.now()
    void teamCalls.reportChatTyping(chat.id)
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
        label={t(isWhisper ? 'whisper-text' : 'reply-text', { language: language(chat.language) })}
        value={text}
        onChange={({ target }) => changeText(target.value)}
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
            <Button onClick={() => setPictureId(null)}>{t('remove-picture')}</Button>
          ) : (
            <Button onClick={() => file.current?.click()}>{t('add-picture')}</Button>
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
          label={t('whisper')}
          slotProps={{ typography: { variant: 'body2' } }}
          control={<Checkbox checked={isWhisper} onChange={({ target }) => setIsWhisper(target.checked)} />}
        />
        <Button type="submit" variant="contained" disabled={isBusy} sx={{ marginLeft: 'auto' }}>
          {t(isWhisper ? 'send-whisper' : 'send')}
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
    (next) => {
      setText(next)
      if (next === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, next)
    },
  ]
}

/** Searches for a piece to send. The visitor sees the piece's card with the price that applies to them. */
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
  const { t } = useChatLabels()
  const [text, setText] = useState('')
  const debouncedText = useDebouncedText(text.trim())
  const { data, isFetching } = useQuery({
    ...teamQueries.chatPieces(chatId, debouncedText),
    enabled: debouncedText.length >= SEARCH_LENGTH_MIN,
  })
  if (piece)
    return (
      <Typography variant="body2" component="div">
        {t('piece', { title: piece.title })}{' '}
        <Button onClick={() => onChoose(null)}>{translate('ra.action.remove')}</Button>
      </Typography>
    )
  const isSearching = isFetching || debouncedText !== text.trim()
  return (
    <Autocomplete<ChatPiece>
      options={isSearching ? [] : (data?.items ?? [])}
      value={null}
      inputValue={text}
      filterOptions={(pieces) => pieces}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      forcePopupIcon={false}
      loading={text.trim().length >= SEARCH_LENGTH_MIN && isSearching}
      loadingText={translate('find.searching')}
      noOptionsText={t('no-piece')}
      onInputChange={(_, value, reason) => reason !== 'reset' && setText(value)}
      onChange={(_, chosen) => {
        setText('')
        onChoose(chosen)
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
          label={t('show-piece')}
          // Prevent Enter from sending the message when it chooses a piece.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      slotProps={{ popper: { placement: 'top-start', style: { width: '24rem', maxWidth: '90vw' } } }}
      sx={{ width: '14rem' }}
    />
  )
}
