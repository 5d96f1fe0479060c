import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { CategoryPiece } from '#contracts/team/category-order.ts'
import { useTyped } from '#desk/find/use-typed.ts'
import { Thumbnail } from '#desk/sections/products/thumbnail.tsx'
import type { RuleValues } from './rule-values.ts'

const LENGTH_MIN = 2

/** By name, as visitors search, in the rule's first language. */
export function PieceFinder({
  label,
  onChoose,
}: {
  label: string
  onChoose: (piece: CategoryPiece) => void
}) {
  const translate = useTranslate()
  const languages: RuleValues['languages'] = useWatch({ name: 'languages' })
  const [text, setText] = useState('')
  const typed = useTyped(text.trim())
  const { data, isFetching } = useGetList<CategoryPiece>(
    'search-previews',
    {
      pagination: { page: 1, perPage: 10 },
      filter: { text: typed, hasRules: false, ...(languages?.[0] && { language: languages[0] }) },
    },
    { enabled: typed.length >= LENGTH_MIN },
  )
  const isSearching = isFetching || typed !== text.trim()
  return (
    <Autocomplete<CategoryPiece>
      options={isSearching || typed.length < LENGTH_MIN ? [] : (data ?? [])}
      value={null}
      inputValue={text}
      filterOptions={(found) => found}
      getOptionLabel={({ id, title }) => title ?? id}
      getOptionKey={({ id }) => id}
      forcePopupIcon={false}
      loading={text.trim().length >= LENGTH_MIN && isSearching}
      loadingText={translate('find.searching')}
      noOptionsText={translate('resources.search-rules.no-piece')}
      onInputChange={(_, value, reason) => reason !== 'reset' && setText(value)}
      onChange={(_, found) => {
        setText('')
        if (found) onChoose(found)
      }}
      renderOption={({ key, ...props }, { id, title, picture }) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1.5 }}>
          <Thumbnail url={picture} width={32} />
          <Typography variant="body2">{title ?? id}</Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          // Enter would save the form, unless it chooses a piece.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      sx={{ maxWidth: '24rem', marginTop: 1.5 }}
    />
  )
}
