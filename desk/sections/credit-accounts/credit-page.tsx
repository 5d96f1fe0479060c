import { Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamCreditAccount } from '#contracts/team/credit-account.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { Block } from '#desk/detail/block.tsx'
import { Facts } from '#desk/detail/facts.tsx'
import { History } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { BackToList, Page } from '#desk/page/page.tsx'
import { useDesk, usePlace } from '#desk/provider/desk-context.ts'
import { isOverdue } from '#domain/order/on-account.ts'
import { lastPaymentDay } from '#domain/order/unpaid-orders.ts'
import { hasRole } from '#domain/team/roles.ts'
import { getCreditActions, useCreditLabels } from './credit-labels.ts'

export function CreditPage({ item: account }: { item: TeamCreditAccount }) {
  const { session } = useDesk()
  const { date } = useFormat()
  const { t, formatMinor, state } = useCreditLabels()
  const { company, currency, days, limitMinor, openMinor, overdueMinor, leftMinor, decidedAt } = account
  return (
    <Page title={`${company} · ${currency}`} above={<BackToList />} below={state(account)}>
      <ActionBar
        resource="credit-accounts"
        item={account}
        actions={getCreditActions(account).filter(({ roles }) => hasRole(session.roles, roles))}
      />
      <Block title={t('terms')}>
        <Facts
          facts={[
            [t('fields.limitMinor'), formatMinor(account, limitMinor)],
            [t('fields.openMinor'), formatMinor(account, openMinor)],
            [t('fields.overdueMinor'), formatMinor(account, overdueMinor)],
            [t('fields.leftMinor'), formatMinor(account, leftMinor)],
            [t('fields.days'), String(days)],
            [t('fields.decidedAt'), date(decidedAt)],
          ]}
        />
      </Block>
      <Block title={t('fields.invoices')}>
        <Invoices account={account} />
      </Block>
      <History resource="credit-accounts" item={account} title={t('history')} />
    </Page>
  )
}

function Invoices({ account }: { account: TeamCreditAccount }) {
  const { date, longDay } = useFormat()
  const { timeZone } = usePlace()
  const { t, formatMinor } = useCreditLabels()
  if (account.invoices.length === 0) return <Typography variant="body2">{t('no-invoices')}</Typography>
  return (
    <Table size="small" aria-label={t('fields.invoices')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('fields.invoice')}</TableCell>
          <TableCell>{t('fields.issuedAt')}</TableCell>
          <TableCell>{t('fields.dueAt')}</TableCell>
          <TableCell align="right">{t('fields.openMinor')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {account.invoices.map(({ orderId, number, issuedAt, dueAt, openMinor }) => (
          <TableRow key={orderId}>
            <TableCell>
              <Link component={RouterLink} to={`/orders/${orderId}/show`} sx={{ whiteSpace: 'nowrap' }}>
                {number}
              </Link>
            </TableCell>
            <TableCell>{date(issuedAt)}</TableCell>
            <TableCell>
              {longDay(lastPaymentDay(new Date(dueAt), timeZone))}
              {isOverdue(new Date(dueAt), new Date()) && ` · ${t('values.state.overdue')}`}
            </TableCell>
            <TableCell align="right">{formatMinor(account, openMinor)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
