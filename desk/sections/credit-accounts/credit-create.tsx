import { Button, Typography } from '@mui/material'
import {
  Form,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useGetOne,
  useNotify,
  useRedirect,
} from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { teamCustomer } from '../../../contracts/team/customer.ts'
import { teamItemResponse } from '../../../contracts/team/responses.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { PAYMENT_DAYS } from '../../../domain/order/on-account.ts'
import { FormDraft } from '../../actions/form-draft.tsx'
import { refusedForm } from '../../actions/refused-form.ts'
import { useRefusalText } from '../../actions/use-refusal-text.ts'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { callTeam } from '../../provider/call-team.ts'
import { newKey } from '../../provider/new-key.ts'
import { minorOf } from './credit-actions.ts'
import { useCreditWords } from './use-credit-words.ts'

const typed = z.object({ currency: z.string(), limit: z.string(), days: z.number() })
const INITIAL = { currency: 'EUR', days: PAYMENT_DAYS }

/** Lets the company of a customer pay on account; the page of the customer leads here. */
export function CreditCreate() {
  const redirect = useRedirect()
  const notify = useNotify()
  const textOf = useRefusalText()
  const { word } = useCreditWords()
  const [parameters] = useSearchParams()
  const accountId = parameters.get('customer') ?? ''
  const { data } = useGetOne('customers', { id: accountId }, { enabled: accountId !== '' })
  const company = teamCustomer.safeParse(data).data?.detail?.company?.name ?? ''

  async function save(values: Record<string, unknown>) {
    const { currency, limit, days } = typed.parse(values)
    try {
      const { item } = await callTeam(teamItemResponse, {
        method: 'POST',
        path: '/credit-accounts',
        body: { input: { accountId, currency, limitMinor: minorOf(limit), days } },
        key: newKey(),
      })
      notify(word('granted'), { type: 'success' })
      redirect(`/credit-accounts/${item.id}/show`)
      return undefined
    } catch (fault) {
      return refusedForm(textOf(fault), {})
    }
  }
  const label = (field: string) => `resources.credit-accounts.fields.${field}`
  return (
    <Page title={word('new')} above={<BackToList />} below={company}>
      {accountId === '' ? (
        <Typography>{word('from-customer')}</Typography>
      ) : (
        <Form onSubmit={save} record={INITIAL} warnWhenUnsavedChanges>
          <FormDraft />
          <Typography sx={{ marginBottom: 2 }}>{word('explain')}</Typography>
          <SelectInput
            source="currency"
            label={label('currency')}
            choices={CURRENCIES.map((id) => ({ id, name: id }))}
            validate={required()}
            fullWidth
          />
          <TextInput source="limit" label={label('limitMinor')} validate={required()} fullWidth />
          <NumberInput
            source="days"
            label={label('days')}
            min={1}
            max={120}
            validate={required()}
            fullWidth
          />
          <Button type="submit" variant="contained">
            {word('create')}
          </Button>
        </Form>
      )}
    </Page>
  )
}
