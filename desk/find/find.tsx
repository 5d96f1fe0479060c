import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { type HTMLAttributes, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useDesk } from '../application/desk-context.ts'
import { FIND_LENGTH_MIN, type Found, useFound } from './use-found.ts'
import { useSlashKey } from './use-slash-key.ts'
import { useTyped } from './use-typed.ts'

/** Finds an order, a person, a piece from anywhere, by keyboard: `/` begins, arrows choose, Enter opens. */
export function Find() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { session } = useDesk()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const typed = useTyped(text.trim())
  const { data = [], isFetching, isError } = useFound(typed, session)
  useSlashKey(input)
  const isLong = text.trim().length >= FIND_LENGTH_MIN
  const isSearching = isFetching || typed !== text.trim()
  return (
    <Autocomplete<Found>
      // Results of an earlier text would be opened by Enter.
      options={isLong && !isSearching ? data : []}
      value={null}
      inputValue={text}
      filterOptions={(found) => found}
      groupBy={({ resource }) => translate(`resources.${resource}.name`, { smart_count: 2 })}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ resource, id }) => `${resource} ${id}`}
      isOptionEqualToValue={(one, other) => one.id === other.id && one.resource === other.resource}
      autoHighlight
      blurOnSelect
      forcePopupIcon={false}
      loading={isLong && isSearching}
      loadingText={translate('find.searching')}
      noOptionsText={translate(isError ? 'errors.unavailable' : isLong ? 'find.nothing' : 'find.hint')}
      onInputChange={(_, value, reason) => reason !== 'reset' && setText(value)}
      onChange={(_, found) => {
        if (!found) return
        setText('')
        navigate(found.to)
      }}
      disablePortal
      slotProps={{ listbox: { component: 'div' } }}
      renderGroup={({ key, group, children }) => (
        <Box key={key} role="group" aria-label={group}>
          <Typography
            variant="caption"
            color="textSecondary"
            component="p"
            aria-hidden
            sx={{ padding: 1.5, paddingBottom: 0.5 }}
          >
            {group}
          </Typography>
          {children}
        </Box>
      )}
      renderOption={({ key, ...props }, { title, below }) => (
        <Box component="div" key={key} {...(props as HTMLAttributes<HTMLElement>)} sx={{ minHeight: 44 }}>
          <div>
            <Typography variant="body2">{title}</Typography>
            <Typography variant="caption" color="textSecondary" component="p">
              {below}
            </Typography>
          </div>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={input}
          placeholder={translate('find.label')}
          sx={{
            '& input': { fontSize: '0.84375rem' },
            '& .MuiOutlinedInput-root': { minHeight: { md: 36 } },
          }}
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              endAdornment: text === '' && <SlashHint />,
            },
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': translate('find.label'),
              'aria-keyshortcuts': '/',
            },
          }}
        />
      )}
    />
  )
}

function SlashHint() {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      component="span"
      aria-hidden
      sx={{ display: { xs: 'none', md: 'inline' }, paddingRight: 0.5 }}
    >
      /
    </Typography>
  )
}
