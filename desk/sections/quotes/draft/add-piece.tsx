import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { z } from 'zod'
import { type QuotePiece, quotePiece } from '../../../../contracts/team/quote.ts'
import { useTyped } from '../../../find/use-typed.ts'
import { FOR_READERS } from '../../../ordering/for-readers.ts'
import { callTeam } from '../../../provider/call-team.ts'
import { Thumbnail } from '../../products/thumbnail.tsx'
import { useQuoteWords } from '../use-quote-words.ts'

const response = z.object({ items: z.array(quotePiece) })
/** From this length on a text is searched for. */
const LENGTH_MIN = 2
const FOUND_MAX = 50

/** Finds pieces of the shop by a title, a maker or a SKU, and adds the chosen one. */
export function AddPiece({
  quoteId,
  currency,
  isFull,
  onAdd,
}: {
  quoteId: string
  currency: string
  isFull: boolean
  onAdd: (piece: QuotePiece) => void
}) {
  const translate = useTranslate()
  const { word, amount } = useQuoteWords()
  const [text, setText] = useState('')
  const [added, setAdded] = useState('')
  const typed = useTyped(text.trim())
  const { data, isFetching, isError } = useQuery({
    queryKey: ['quote-pieces', quoteId, typed],
    enabled: typed.length >= LENGTH_MIN,
    async queryFn() {
      const filter = JSON.stringify({ quoteId, text: typed })
      const query = new URLSearchParams({ filter, range: `0-${FOUND_MAX - 1}` })
      return (await callTeam(response, { path: `/quote-pieces?${query}` })).items
    },
  })
  const isLong = text.trim().length >= LENGTH_MIN
  const isSearching = isFetching || typed !== text.trim()
  return (
    <>
      <Autocomplete<QuotePiece>
        options={isLong && !isSearching ? (data ?? []) : []}
        value={null}
        inputValue={text}
        disabled={isFull}
        filterOptions={(found) => found}
        getOptionLabel={({ piece }) => piece.title}
        getOptionKey={({ id }) => id}
        autoHighlight
        forcePopupIcon={false}
        loading={isLong && isSearching}
        loadingText={translate('find.searching')}
        noOptionsText={
          isError ? translate('errors.unavailable') : word(isLong ? 'nothing-found' : 'find-hint')
        }
        onInputChange={(_, value, reason) => reason !== 'reset' && setText(value)}
        onChange={(_, found) => {
          if (!found) return
          setText('')
          setAdded(word('added', { title: found.piece.title }))
          onAdd(found)
        }}
        renderOption={({ key, ...props }, { piece, publicMinor, isSoldOut }) => (
          <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1.5 }}>
            <Thumbnail url={piece.picture} width={32} />
            <div>
              <Typography variant="body2">
                {[piece.title, piece.variantTitle].filter(Boolean).join(', ')}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="p">
                {[
                  piece.sku,
                  piece.artisan,
                  publicMinor === null ? word('upon-request') : amount(publicMinor, currency),
                  isSoldOut && word('sold-out'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </div>
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label={word('add')}
            // Enter would save the form, unless a piece is chosen by it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
        sx={{ maxWidth: '30rem', marginTop: 2 }}
      />
      <Box component="span" role="status" sx={FOR_READERS}>
        {added}
      </Box>
    </>
  )
}
