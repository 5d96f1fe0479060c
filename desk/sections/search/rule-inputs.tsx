import Close from '@mui/icons-material/Close'
import { Autocomplete, Box, FormHelperText, IconButton, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import {
  AutocompleteArrayInput,
  BooleanInput,
  RadioButtonGroupInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  TextInput,
  useGetList,
  useTranslate,
} from 'react-admin'
import { useController, useWatch } from 'react-hook-form'
import type { CategoryPiece } from '#contracts/team/category-order.ts'
import { RULE_ANCHORINGS, ruleFields } from '#contracts/team/search-rule.ts'
import { Group } from '#desk/actions/group.tsx'
import { Thumbnail } from '#desk/detail/thumbnail.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { useHouseTime } from '#desk/format/use-house-time.ts'
import { OrderedList } from '#desk/ordering/ordered-list.tsx'
import { useDesk, usePlace } from '#desk/provider/desk-context.ts'
import { useDebouncedText } from '#desk/provider/use-debounced-text.ts'
import { moveItem } from '#domain/catalogue/pinned-pieces.ts'
import { ALPHA_3 } from '#domain/market/country-codes.ts'
import { PieceRow } from '../categories/pieces.tsx'
import { type RuleValues, toFields } from './rule-values.ts'

const label = (field: string) => `resources.search-rules.fields.${field}`
const shrunk = { inputLabel: { shrink: true } }

const NUMERIC = { htmlInput: { inputMode: 'numeric' } } as const

/** The fields of a rule and a preview of its search results. `id` is the rule's id, or null for a new rule. */
export function RuleInputs({ id }: { id: string | null }) {
  const translate = useTranslate()
  const group = (name: string) => translate(`resources.search-rules.groups.${name}`)
  const what: RuleValues['what'] = useWatch({ name: 'what' })
  return (
    <>
      <Group title={group('searches')} columns={220}>
        <TextInput source="title" label={label('title')} validate={required()} />
        <TextInput
          source="patterns"
          label={label('patterns')}
          helperText="resources.search-rules.patterns-help"
          multiline
          minRows={2}
          validate={required()}
        />
        <SelectInput
          source="anchoring"
          label={label('anchoring')}
          choices={RULE_ANCHORINGS.map((value) => ({
            id: value,
            name: `resources.search-rules.values.anchoring.${value}`,
          }))}
          validate={required()}
        />
        <LanguagesAndCountries />
      </Group>
      <Group title={group('what')}>
        <RadioButtonGroupInput
          source="what"
          label={label('what')}
          choices={['results', 'redirect'].map((value) => ({
            id: value,
            name: `resources.search-rules.values.what.${value}`,
          }))}
        />
        {what === 'redirect' && (
          <TextInput
            source="redirect"
            label={label('redirect')}
            helperText="resources.search-rules.redirect-help"
            validate={required()}
          />
        )}
      </Group>
      {what === 'results' && (
        <>
          <PromotedPieces />
          <HiddenPieces />
          <Group title={group('narrow')} columns={220}>
            <TextInput source="query" label={label('query')} helperText="resources.search-rules.query-help" />
            <ReferenceArrayInput
              source="categories"
              reference="category-orders"
              sort={{ field: 'title', order: 'ASC' }}
            >
              <AutocompleteArrayInput
                label={label('categories')}
                optionText="title"
                filterToQuery={(text: string) => (text ? { text } : {})}
              />
            </ReferenceArrayInput>
            <BooleanInput source="isReadyToShip" label={label('isReadyToShip')} />
          </Group>
        </>
      )}
      <Dates title={group('dates')} />
      {what === 'results' && <RulePreview id={id} />}
    </>
  )
}

function LanguagesAndCountries() {
  const { settings } = useDesk()
  const { country, language } = useFormat()
  const countries = Object.keys(ALPHA_3)
    .map((id) => ({ id, name: country(id) }))
    .sort((one, other) => one.name.localeCompare(other.name))
  return (
    <>
      <AutocompleteArrayInput
        source="languages"
        label={label('languages')}
        choices={settings.languages.map((id) => ({ id, name: language(id) }))}
        translateChoice={false}
        validate={required()}
      />
      <AutocompleteArrayInput
        source="countries"
        label={label('countries')}
        helperText="resources.search-rules.countries-help"
        choices={countries}
        translateChoice={false}
      />
    </>
  )
}

function Dates({ title }: { title: string }) {
  const { getLabel } = useHouseTime()
  return (
    <Group title={title} columns={220}>
      <TextInput source="startsAt" type="datetime-local" label={getLabel('startsAt')} slotProps={shrunk} />
      <TextInput source="endsAt" type="datetime-local" label={getLabel('endsAt')} slotProps={shrunk} />
      <BooleanInput source="isEnabled" label={label('isEnabled')} />
    </Group>
  )
}

function HiddenPieces() {
  const translate = useTranslate()
  const { field, fieldState } = useController<RuleValues, 'hidden'>({ name: 'hidden' })
  const hidden = field.value
  const title = translate('resources.search-rules.groups.hidden')
  return (
    <Group title={title}>
      <Box sx={{ maxWidth: '48rem' }}>
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {hidden.map((piece) => (
            <li key={piece.id}>
              <PieceRow piece={piece} place={null}>
                <IconButton
                  aria-label={`${translate('ra.action.remove')}: ${piece.title ?? piece.id}`}
                  onClick={() => field.onChange(hidden.filter(({ id }) => id !== piece.id))}
                >
                  <Close fontSize="small" />
                </IconButton>
              </PieceRow>
            </li>
          ))}
        </Box>
        <PieceFinder
          label={translate('resources.search-rules.add-hidden')}
          onChoose={(piece) =>
            hidden.every(({ id }) => id !== piece.id) && field.onChange([...hidden, piece])
          }
        />
        {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      </Box>
    </Group>
  )
}

function PromotedPieces() {
  const translate = useTranslate()
  const { field, fieldState } = useController<RuleValues, 'promoted'>({ name: 'promoted' })
  const position = useController<RuleValues, 'position'>({ name: 'position' })
  const promoted = field.value
  const firstPosition = Number(position.field.value) || 1
  const t = (key: string) => translate(`resources.search-rules.${key}`)
  return (
    <Group title={t('groups.promoted')}>
      <Box sx={{ maxWidth: '48rem', marginBottom: 1 }}>
        <OrderedList
          label={t('groups.promoted')}
          items={promoted}
          getKey={({ id }) => id}
          getName={({ id, title }) => title ?? id}
          onMove={(from, to) => field.onChange(moveItem(promoted, from, to))}
          onRemove={(index) => field.onChange(promoted.toSpliced(index, 1))}
          removeLabel={translate('ra.action.remove')}
        >
          {(piece, index, buttons) => (
            <PieceRow piece={piece} place={firstPosition + index}>
              {buttons}
            </PieceRow>
          )}
        </OrderedList>
        <PieceFinder
          label={t('add-promoted')}
          onChoose={(piece) =>
            promoted.every(({ id }) => id !== piece.id) && field.onChange([...promoted, piece])
          }
        />
        {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      </Box>
      {promoted.length > 0 && (
        <TextInput
          source="position"
          label="resources.search-rules.fields.position"
          slotProps={NUMERIC}
          sx={{ maxWidth: '12rem' }}
        />
      )}
    </Group>
  )
}

const SEARCH_LENGTH_MIN = 2

/** Finds pieces by name, as visitors do, in the rule's first language. */
function PieceFinder({ label, onChoose }: { label: string; onChoose: (piece: CategoryPiece) => void }) {
  const translate = useTranslate()
  const languages: RuleValues['languages'] = useWatch({ name: 'languages' })
  const [text, setText] = useState('')
  const debouncedText = useDebouncedText(text.trim())
  const { data, isFetching } = useGetList<CategoryPiece>(
    'search-previews',
    {
      pagination: { page: 1, perPage: 10 },
      filter: { text: debouncedText, hasRules: false, ...(languages?.[0] && { language: languages[0] }) },
    },
    { enabled: debouncedText.length >= SEARCH_LENGTH_MIN },
  )
  const isSearching = isFetching || debouncedText !== text.trim()
  return (
    <Autocomplete<CategoryPiece>
      options={isSearching || debouncedText.length < SEARCH_LENGTH_MIN ? [] : (data ?? [])}
      value={null}
      inputValue={text}
      filterOptions={(pieces) => pieces}
      getOptionLabel={({ id, title }) => title ?? id}
      getOptionKey={({ id }) => id}
      forcePopupIcon={false}
      loading={text.trim().length >= SEARCH_LENGTH_MIN && isSearching}
      loadingText={translate('find.searching')}
      noOptionsText={translate('resources.search-rules.no-piece')}
      onInputChange={(_, value, reason) => reason !== 'reset' && setText(value)}
      onChange={(_, chosen) => {
        setText('')
        if (chosen) onChoose(chosen)
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
          // Prevent Enter from saving the form when it chooses a piece.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      sx={{ maxWidth: '24rem', marginTop: 1.5 }}
    />
  )
}

const PREVIEWED_RESULTS = 8

/** Shows the results without the rule and with the form's values. `id` is the rule's id, or null for a new rule. */
function RulePreview({ id }: { id: string | null }) {
  const translate = useTranslate()
  const { timeZone } = usePlace()
  const values = useWatch() as RuleValues
  const [typedText, setTypedText] = useState<string | null>(null)
  const t = (key: string) => translate(`resources.search-rules.preview.${key}`)
  const fields = toFields(values, timeZone)
  const text = typedText ?? fields.patterns[0] ?? ''
  const rule = ruleFields.safeParse({ ...fields, title: fields.title || 'preview' }).data ?? null
  const filter = {
    text,
    ...(fields.languages[0] && { language: fields.languages[0] }),
    ...(fields.countries[0] && { country: fields.countries[0] }),
    ...(id !== null && { without: id }),
  }
  return (
    <Group title={t('title')}>
      <TextField
        label={t('search')}
        value={text}
        onChange={({ target }) => setTypedText(target.value)}
        // Prevent Enter from saving the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        sx={{ maxWidth: '24rem', marginBottom: 2 }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <PreviewResults title={t('without')} filter={filter} />
        <PreviewResults title={t('with')} filter={{ ...filter, ...(rule && { rule }) }} />
      </Box>
    </Group>
  )
}

function PreviewResults({ title, filter }: { title: string; filter: { text: string } }) {
  const translate = useTranslate()
  const debouncedFilter: { text: string } = JSON.parse(useDebouncedText(JSON.stringify(filter)))
  const { data = [], total = 0 } = useGetList<CategoryPiece>(
    'search-previews',
    { pagination: { page: 1, perPage: PREVIEWED_RESULTS }, filter: debouncedFilter },
    { enabled: debouncedFilter.text !== '', placeholderData: (earlier) => earlier },
  )
  return (
    <section aria-label={title}>
      <Typography variant="h3" sx={{ fontSize: '1rem', marginBottom: 1 }}>
        {title} · {translate('resources.search-rules.preview.count', { count: total })}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((piece, index) => (
          <li key={piece.id}>
            <PieceRow piece={piece} place={index + 1}>
              {null}
            </PieceRow>
          </li>
        ))}
      </Box>
    </section>
  )
}
