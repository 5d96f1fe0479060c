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
import { useWatch } from 'react-hook-form'
import { RULE_ANCHORINGS } from '../../../../contracts/team/search-rule.ts'
import { ALPHA_3 } from '../../../../domain/market/country-codes.ts'
import { useDesk } from '../../../application/desk-context.ts'
import { useFormat } from '../../../format/use-format.ts'
import { useHouseTime } from '../../discounts/use-house-time.ts'
import { Group } from '../../products/edit/group.tsx'
import { HiddenPieces } from './hidden-pieces.tsx'
import { PromotedPieces } from './promoted-pieces.tsx'
import { RulePreview } from './rule-preview.tsx'
import type { RuleValues } from './rule-values.ts'

const label = (field: string) => `resources.search-rules.fields.${field}`
const shrunk = { inputLabel: { shrink: true } }

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

/** In which languages and countries it applies. */
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
