import { Checkbox, ChoiceGroup, Radio } from './choice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FileField } from './file-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField, TextField } from './text-field.tsx'

export const title = 'Forms'

const WORDS = {
  email: 'E-mail',
  help: 'We write about this order only.',
  wrong: 'Please enter a valid e-mail address',
  note: 'Note',
  drawing: 'Drawing',
  country: 'Country',
  countries: ['Austria', 'Italy', 'United States'],
  delivery: 'Delivery',
  ways: ['To the door', 'Into the room of your choice', 'With assembly'],
  terms: 'I have read the terms of sale, and I know that pieces made to my measure cannot be returned.',
}

export default function Forms() {
  return (
    <form className="grid max-w-form gap-6">
      <ErrorSummary fields={[{ id: 'wrong', label: WORDS.email, errors: [WORDS.wrong] }]} />
      <TextField label={WORDS.email} name="email" type="email" help={WORDS.help} autoComplete="email" />
      <TextField label={WORDS.email} id="wrong" name="wrong" defaultValue="anna@" errors={[WORDS.wrong]} />
      <TextField label={WORDS.email} name="disabled" disabled defaultValue="anna@example.com" />
      <SelectField label={WORDS.country} name="country">
        {WORDS.countries.map((country) => (
          <option key={country}>{country}</option>
        ))}
      </SelectField>
      <TextAreaField label={WORDS.note} name="note" isOptional />
      <FileField label={WORDS.drawing} name="drawing" isOptional />
      <ChoiceGroup legend={WORDS.delivery}>
        {WORDS.ways.map((way, index) => (
          <Radio
            key={way}
            name="way"
            value={way}
            label={way}
            defaultChecked={index === 0}
            disabled={index === 2}
          />
        ))}
      </ChoiceGroup>
      <div>
        <Checkbox name="terms" label={WORDS.terms} />
        <Checkbox name="terms-given" label={WORDS.terms} defaultChecked />
      </div>
    </form>
  )
}
