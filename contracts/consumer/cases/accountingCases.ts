import type { SalesViewQuery } from '#generated/relay/SalesViewQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { nonEmpty, present } from '../engine/expectedData.ts';
import { atDesk } from './deskCases.ts';
import { paidOrderAtDesk } from './deskOrderDetail.ts';

const report = 'staff.salesReport';
const wholePeriod = { [`${report}.total.date`]: null };

/** Sales and taxes of a period. */
export const salesViewCases: readonly ContractCase<SalesViewQuery>[] = [
  {
    name: 'returns the sales of the current month',
    given: paidOrderAtDesk(),
    data: { ...wholePeriod, [`${report}.days`]: nonEmpty, [`${report}.days[].date`]: present },
  },
  {
    name: 'returns nothing for days without any sales',
    suite: 'conformance',
    ...atDesk,
    variables: { from: '2030-01-01', to: '2030-12-31' },
    data: {
      ...wholePeriod,
      [`${report}.from`]: '2030-01-01',
      [`${report}.to`]: '2030-12-31',
      [`${report}.total.orders`]: 0,
      [`${report}.total.sold.total`]: 0,
      [`${report}.total.refunded.total`]: 0,
      [`${report}.days`]: [],
    },
  },
  {
    name: 'rejects a period that ends before it begins',
    ...atDesk,
    variables: { from: '2030-01-02', to: '2030-01-01' },
    errors: [{ code: 'BAD_INPUT', params: { field: 'to' }, raisedBy: { field: 'Staff.salesReport', at: report } }],
  },
];
