import Close from '@mui/icons-material/Close'
import { Box, FormHelperText, IconButton } from '@mui/material'
import {
  AutocompleteArrayInput,
  BooleanInput,
  RadioButtonGroupInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin'
import { useController, useWatch } from 'react-hook-form'
import { RULE_ANCHORINGS } from '#contracts/team/search-rule.ts'
import { useDesk } from '#desk/application/desk-context.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { useHouseTime } from '#desk/format/use-house-time.ts'
import { OrderedList } from '#desk/ordering/ordered-list.tsx'
import { PieceRow } from '#desk/sections/categories/piece-row.tsx'
import { Group } from '#desk/sections/products/edit/group.tsx'
import { moveItem } from '#domain/catalogue/pinned-pieces.ts'
import { ALPHA_3 } from '#domain/market/country-codes.ts'
import { PieceFinder } from './piece-finder.tsx'
import { RulePreview } from './rule-preview.tsx'
import type { RuleValues } from './rule-values.ts'

const label = (field: string) => `resources.search-rules.fields.${field}`
const shrunk = { inputLabel: { shrink: true } }

const DECIMAL = { htmlInput: { inputMode: 'numeric' } } as const

/** The fields of a rule, and what a search finds with it. `id`: of the stored one. */
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
        <Places />
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

function Places() {
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
  const { labelOf } = useHouseTime()
  return (
    <Group title={title} columns={220}>
      <TextInput source="startsAt" type="datetime-local" label={labelOf('startsAt')} slotProps={shrunk} />
      <TextInput source="endsAt" type="datetime-local" label={labelOf('endsAt')} slotProps={shrunk} />
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
  const first = Number(position.field.value) || 1
  const words = (key: string) => translate(`resources.search-rules.${key}`)
  return (
    <Group title={words('groups.promoted')}>
      <Box sx={{ maxWidth: '48rem', marginBottom: 1 }}>
        <OrderedList
          label={words('groups.promoted')}
          items={promoted}
          keyOf={({ id }) => id}
          nameOf={({ id, title }) => title ?? id}
          onMove={(from, to) => field.onChange(moveItem(promoted, from, to))}
          onRemove={(index) => field.onChange(promoted.toSpliced(index, 1))}
          removeLabel={translate('ra.action.remove')}
        >
          {(piece, index, buttons) => (
            <PieceRow piece={piece} place={first + index}>
              {buttons}
            </PieceRow>
          )}
        </OrderedList>
        <PieceFinder
          label={words('add-promoted')}
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
          slotProps={DECIMAL}
          sx={{ maxWidth: '12rem' }}
        />
      )}
    </Group>
  )
}
