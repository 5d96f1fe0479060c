import { Autocomplete, Box, Button, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type ChatPiece, chatPieces } from '../../../../contracts/team/chat.ts'
import { useTyped } from '../../../find/use-typed.ts'
import { callTeam } from '../../../provider/call-team.ts'
import { Thumbnail } from '../../products/thumbnail.tsx'
import { useChatWords } from '../use-chat-words.ts'

const LENGTH_MIN = 2

/** Finds a piece to show to the visitor, who reads its card with their own price. */
export function PieceSearch({
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
  const typed = useTyped(text.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['chat-pieces', chatId, typed],
    enabled: typed.length >= LENGTH_MIN,
    queryFn: () =>
      callTeam(chatPieces, { path: `/chat-pieces?${new URLSearchParams({ chat: chatId, text: typed })}` }),
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
          // Enter would send the message, unless a piece is chosen by it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      slotProps={{ popper: { placement: 'top-start', style: { width: '24rem', maxWidth: '90vw' } } }}
      sx={{ width: '14rem' }}
    />
  )
}
