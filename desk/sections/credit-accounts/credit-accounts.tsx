import { Button, Link, Typography } from '@mui/material'
import {
  DataTable,
  Form,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useGetOne,
  useNotify,
  useRedirect,
} from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import type { TeamCreditAccount } from '#contracts/team/credit-account.ts'
import { teamCreditAccount } from '#contracts/team/credit-account.ts'
import { teamCustomer } from '#contracts/team/customer.ts'
import { teamItemResponse } from '#contracts/team/responses.ts'
import { FormDraft } from '#desk/actions/form-draft.tsx'
import { refusedForm } from '#desk/actions/refused-form.ts'
import { useRefusalText } from '#desk/actions/use-refusal-text.ts'
import { BackToList } from '#desk/application/back-to-list.tsx'
import { Page } from '#desk/application/page.tsx'
import { Rows } from '#desk/list/rows.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { ValueFilter } from '#desk/list/value-filter.tsx'
import { callTeam } from '#desk/provider/call-team.ts'
import { newKey } from '#desk/provider/new-key.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { PAYMENT_DAYS } from '#domain/order/on-account.ts'
import type { Section } from '../section.ts'
import { minorOf } from './credit-actions.ts'
import { CreditPage } from './credit-page.tsx'
import { useCreditWords } from './use-credit-words.ts'

const typed = z.object({ currency: z.string(), limit: z.string(), days: z.number() })

const INITIAL = { currency: 'EUR', days: PAYMENT_DAYS }

const FILTERS = [
  <TextInput key="text" source="text" label="resources.credit-accounts.filters.text" alwaysOn resettable />,
  <ValueFilter key="state" source="state" values={['open', 'overdue']} alwaysOn />,
]

export const creditAccounts: Section = {
  resource: 'credit-accounts',
  roles: ['trade', 'orders'],
  hostable: 'commerce',
  group: 'sales',
  list: CreditList,
  show: CreditPage,
  create: CreditCreate,
  finding: {
    result(item) {
      const found = teamCreditAccount.safeParse(item)
      if (!found.success) return null
      const { id, company, currency } = found.data
      return { title: company, below: currency, to: `/credit-accounts/${id}/show` }
    },
  },
}

function CreditList() {
  return (
    <SectionList
      sort={{ field: 'company', order: 'ASC' }}
      filters={FILTERS}
      table={<CreditTable />}
      rows={<CreditRows />}
    />
  )
}

function CreditTable() {
  const { minor, state } = useCreditWords()
  return (
    <DataTable<TeamCreditAccount> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamCreditAccount>
        source="company"
        render={({ id, company }) => (
          <Link component={RouterLink} to={`/credit-accounts/${id}/show`}>
            {company}
          </Link>
        )}
      />
      <DataTable.Col<TeamCreditAccount> source="state" disableSort render={state} />
      <DataTable.Col<TeamCreditAccount>
        source="limitMinor"
        align="right"
        render={(account) => minor(account, account.limitMinor)}
      />
      <DataTable.Col<TeamCreditAccount>
        source="openMinor"
        align="right"
        disableSort
        render={(account) => minor(account, account.openMinor)}
      />
      <DataTable.Col<TeamCreditAccount>
        source="overdueMinor"
        align="right"
        disableSort
        render={(account) => minor(account, account.overdueMinor)}
      />
      <DataTable.Col<TeamCreditAccount>
        source="invoices"
        align="right"
        disableSort
        render={({ invoices }) => invoices.length}
      />
    </DataTable>
  )
}

function CreditRows() {
  const { minor, state } = useCreditWords()
  return (
    <Rows<TeamCreditAccount>
      row={(account) => ({
        title: account.company,
        below: state(account),
        aside: `${minor(account, account.openMinor)} / ${minor(account, account.limitMinor)}`,
        to: `/credit-accounts/${account.id}/show`,
      })}
    />
  )
}

/** Opened from the customer's page. */
function CreditCreate() {
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
