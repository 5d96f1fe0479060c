import { Button } from '@mui/material'
import { Form, NumberInput, required, SelectInput, TextInput, useRedirect, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { teamItemResponse } from '../../../contracts/team/responses.ts'
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts'
import { FormDraft } from '../../actions/form-draft.tsx'
import { refusedForm } from '../../actions/refused-form.ts'
import { useRefusalText } from '../../actions/use-refusal-text.ts'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { callTeam } from '../../provider/call-team.ts'
import { newKey } from '../../provider/new-key.ts'

const NEW = { currency: CURRENCIES[0] }

/** A new product is a draft; everything else is added on its page. */
export function ProductCreate() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const textOf = useRefusalText()
  async function save(values: FieldValues) {
    const { title, vendor, price, currency } = values as NewProduct
    const input = {
      title,
      vendor: vendor ?? '',
      price: { currency, priceMinor: Math.round((price ?? 0) * 100) },
    }
    try {
      const { item } = await callTeam(teamItemResponse, {
        method: 'POST',
        path: '/products',
        body: { input },
        key: newKey(),
      })
      redirect(`/products/${item.id}`)
      return undefined
    } catch (fault) {
      return refusedForm(textOf(fault))
    }
  }
  return (
    <Page title={translate('resources.products.new')} above={<BackToList />}>
      <Form onSubmit={save} record={NEW} warnWhenUnsavedChanges>
        <FormDraft />
        <TextInput source="title" label="resources.products.fields.title" validate={required()} fullWidth />
        <TextInput source="vendor" label="resources.products.fields.vendor" fullWidth />
        <NumberInput source="price" label="resources.products.fields.price" min={0} step={0.01} fullWidth />
        <SelectInput
          source="currency"
          label="resources.products.fields.currency"
          choices={CURRENCIES.map((id) => ({ id, name: id }))}
          translateChoice={false}
          validate={required()}
          fullWidth
        />
        <Button type="submit" variant="contained" sx={{ marginTop: 2 }}>
          {translate('resources.products.create')}
        </Button>
      </Form>
    </Page>
  )
}

type NewProduct = { title: string; vendor: string | null; price: number | null; currency: Currency }
