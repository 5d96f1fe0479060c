import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type HTMLAttributes, type RefObject, useEffect, useRef, useState } from 'react'
import { type DataProvider, useDataProvider, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { teamItem } from '#contracts/team/convention.ts'
import type { DeskSession } from '#contracts/team/desk.ts'
import { hasRole } from '#domain/team/roles.ts'
import { useDesk } from '../provider/desk-context.ts'
import { useDebouncedText } from '../provider/use-typed.ts'
import type { Section } from '../sections/section.tsx'
import { SECTIONS } from '../sections/sections.ts'

/** A search result with the URL of its page. */
type Found = { resource: string; id: string; title: string; below: string; to: string }

/** The minimum length of a search text. */
const FIND_LENGTH_MIN = 2

const FOUND_MAX = 5

/** Searches orders, people and pieces. `/` focuses the field, arrow keys select a result, and Enter opens it. */
export function Find() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { session } = useDesk()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const typed = useDebouncedText(text.trim())
  const { data = [], isFetching, isError } = useFound(typed, session)
  useSlashKey(input)
  const isLong = text.trim().length >= FIND_LENGTH_MIN
  const isSearching = isFetching || typed !== text.trim()
  return (
    <Autocomplete<Found>
      // Otherwise, Enter would open a result for the previous text.
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

/** Focuses the field when `/` is pressed, unless the person is typing in another field or a dialog is open. */
function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function focus(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return
      if (target.isContentEditable || target.closest('input, textarea, select, [role=dialog]')) return
      event.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [field])
}

/** Finds a few items in each section available to the person's roles. Omits sections that are hosted elsewhere. */
function useFound(text: string, { roles, hosted }: Pick<DeskSession, 'roles' | 'hosted'>) {
  const provider = useDataProvider()
  return useQuery({
    queryKey: ['find', text],
    enabled: text.length >= FIND_LENGTH_MIN,
    async queryFn() {
      const searched = SECTIONS.filter(
        ({ find, roles: allowed, hostable }) =>
          find && hasRole(roles, allowed) && !(hostable && hosted[hostable]),
      )
      return (await Promise.all(searched.map((section) => findIn(provider, section, text)))).flat()
    },
  })
}

async function findIn(provider: DataProvider, { resource, find }: Section, text: string): Promise<Found[]> {
  const { data } = await provider.getList(resource, {
    filter: { text },
    pagination: { page: 1, perPage: FOUND_MAX },
  })
  return data.flatMap((given) => {
    const item = teamItem.parse(given)
    const found = find?.(item)
    return found ? [{ resource, id: item.id, ...found }] : []
  })
}
