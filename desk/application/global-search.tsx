import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type HTMLAttributes, type RefObject, useEffect, useRef, useState } from 'react'
import { type DataProvider, useDataProvider, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { teamItem } from '#contracts/team/convention.ts'
import type { DeskSession } from '#contracts/team/desk.ts'
import { hasRole } from '#domain/team/roles.ts'
import { useDesk } from '../provider/desk-context.ts'
import { useDebouncedText } from '../provider/use-debounced-text.ts'
import type { Section } from '../sections/section.tsx'
import { SECTIONS } from '../sections/sections.ts'

/** A search result with the URL of its page. */
type SearchResult = { resource: string; id: string; title: string; below: string; to: string }

/** The minimum length of a search text. */
const SEARCH_LENGTH_MIN = 2

const RESULTS_PER_SECTION_MAX = 5

/** Searches orders, people and pieces. `/` focuses the field, arrow keys select a result, and Enter opens it. */
export function GlobalSearch() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { session } = useDesk()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const debouncedText = useDebouncedText(text.trim())
  const { data = [], isFetching, isError } = useSearchResults(debouncedText, session)
  useSlashKey(input)
  const isLongEnough = text.trim().length >= SEARCH_LENGTH_MIN
  const isSearching = isFetching || debouncedText !== text.trim()
  return (
    <Autocomplete<SearchResult>
      // Otherwise, Enter would open a result for the previous text.
      options={isLongEnough && !isSearching ? data : []}
      value={null}
      inputValue={text}
      filterOptions={(results) => results}
      groupBy={({ resource }) => translate(`resources.${resource}.name`, { smart_count: 2 })}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ resource, id }) => `${resource} ${id}`}
      isOptionEqualToValue={(one, other) => one.id === other.id && one.resource === other.resource}
      autoHighlight
      blurOnSelect
      forcePopupIcon={false}
      loading={isLongEnough && isSearching}
      loadingText={translate('find.searching')}
      noOptionsText={translate(isError ? 'errors.unavailable' : isLongEnough ? 'find.nothing' : 'find.hint')}
      onInputChange={(_, value, reason) => reason !== 'reset' && setText(value)}
      onChange={(_, result) => {
        if (!result) return
        setText('')
        navigate(result.to)
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
function useSearchResults(text: string, { roles, hosted }: Pick<DeskSession, 'roles' | 'hosted'>) {
  const provider = useDataProvider()
  return useQuery({
    queryKey: ['find', text],
    enabled: text.length >= SEARCH_LENGTH_MIN,
    async queryFn() {
      const searched = SECTIONS.filter(
        ({ toSearchResult, roles: allowed, hostable }) =>
          toSearchResult && hasRole(roles, allowed) && !(hostable && hosted[hostable]),
      )
      return (await Promise.all(searched.map((section) => searchSection(provider, section, text)))).flat()
    },
  })
}

async function searchSection(
  provider: DataProvider,
  { resource, toSearchResult }: Section,
  text: string,
): Promise<SearchResult[]> {
  const { data } = await provider.getList(resource, {
    filter: { text },
    pagination: { page: 1, perPage: RESULTS_PER_SECTION_MAX },
  })
  return data.flatMap((record) => {
    const item = teamItem.parse(record)
    const result = toSearchResult?.(item)
    return result ? [{ resource, id: item.id, ...result }] : []
  })
}
