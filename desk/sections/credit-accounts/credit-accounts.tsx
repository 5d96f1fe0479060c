import { Button, Typography } from '@mui/material'
import { NumberInput, required, SelectInput, TextInput, useGetOne } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import type { TeamCreditAccount } from '#contracts/team/credit-account.ts'
import { teamCreditAccount } from '#contracts/team/credit-account.ts'
import { teamCustomer } from '#contracts/team/customer.ts'
import { CreateForm } from '#desk/actions/create-form.tsx'
import { textFilter, ValueFilter } from '#desk/list/filters.tsx'
import { SectionList } from '#desk/list/section-list.tsx'
import { BackToList, Page } from '#desk/page/page.tsx'
import { CURRENCIES } from '#domain/money/money.ts'
import { PAYMENT_DAYS } from '#domain/order/on-account.ts'
import { section } from '../section.tsx'
import { parseMinor, useCreditLabels } from './credit-labels.ts'
import { CreditPage } from './credit-page.tsx'

const formValues = z.object({ currency: z.string(), limit: z.string(), days: z.number() })

const INITIAL = { currency: 'EUR', days: PAYMENT_DAYS }

const FILTERS = [
  textFilter('credit-accounts'),
  <ValueFilter key="state" source="state" values={['open', 'overdue']} alwaysOn />,
]

export const creditAccounts = section({
  resource: 'credit-accounts',
  item: teamCreditAccount,
  roles: ['trade', 'orders'],
  hostable: 'commerce',
  group: 'sales',
  list: CreditList,
  show: CreditPage,
  create: CreditCreate,
  describeResult: ({ company, currency }) => ({ title: company, below: currency }),
})

function CreditList() {
  const { formatMinor, state } = useCreditLabels()
  return (
    <SectionList<TeamCreditAccount>
      sort={{ field: 'company', order: 'ASC' }}
      filters={FILTERS}
      columns={[
        { source: 'company', isSortable: true, isLink: true },
        { source: 'state', render: state },
        {
          source: 'limitMinor',
          align: 'right',
          isSortable: true,
          render: (account) => formatMinor(account, account.limitMinor),
        },
        { source: 'openMinor', align: 'right', render: (account) => formatMinor(account, account.openMinor) },
        {
          source: 'overdueMinor',
          align: 'right',
          render: (account) => formatMinor(account, account.overdueMinor),
        },
        { source: 'invoices', align: 'right', render: ({ invoices }) => invoices.length },
      ]}
      row={(account) => ({
        title: account.company,
        below: state(account),
        aside: `${formatMinor(account, account.openMinor)} / ${formatMinor(account, account.limitMinor)}`,
      })}
    />
  )
}

/** Creates a credit account. Opened from the customer's page. */
function CreditCreate() {
  const { t } = useCreditLabels()
  const [parameters] = useSearchParams()
  const accountId = parameters.get('customer') ?? ''
  const { data } = useGetOne('customers', { id: accountId }, { enabled: accountId !== '' })
  const company = teamCustomer.safeParse(data).data?.detail?.company?.name ?? ''

  function toInput(values: FieldValues) {
    const { currency, limit, days } = formValues.parse(values)
    return { accountId, currency, limitMinor: parseMinor(limit), days }
  }
  const label = (field: string) => `resources.credit-accounts.fields.${field}`
  return (
    <Page title={t('new')} above={<BackToList />} below={company}>
      {accountId === '' ? (
        <Typography>{t('from-customer')}</Typography>
      ) : (
        <CreateForm
          resource="credit-accounts"
          initial={INITIAL}
          toInput={toInput}
          getFieldPath={() => []}
          opens="show"
          done="resources.credit-accounts.granted"
        >
          <Typography sx={{ marginBottom: 2 }}>{t('explain')}</Typography>
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
            {t('create')}
          </Button>
        </CreateForm>
      )}
    </Page>
  )
}
