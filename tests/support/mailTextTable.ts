/**
 * The texts that each mail of `writeMailRows` says, by their keys in `messages.mail.*.json`, in their order from its subject on:
 * the same in both languages. Written by reading the mails beside the rows.
 */
const TABLE = `
  confirmed pickup | order.subject.pickup order.title order.intro place.pickup place.address place.when place.code place.note line.deposit sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance sums.charged order.button
  confirmed ship | order.subject order.title order.intro order.outsideZone place.delivery place.recipient place.address place.phone place.when place.note line.deposit sums.items sums.deposits sums.delivery sums.fee sums.gst sums.pst sums.discount sums.total sums.balance sums.charged order.button
  confirmed guest | order.subject.pickup order.title order.intro place.pickup place.address place.when place.code place.note line.deposit sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance sums.charged order.button
  cancelled pickup | cancelled.subject cancelled.title cancelled.intro cancelled.card cancelled.balance cancelled.kept cancelled.days cancelled.refused order.button
  cancelled ship | cancelled.subject cancelled.title cancelled.intro cancelled.card cancelled.balance cancelled.kept cancelled.days cancelled.refused order.button
  cancelled guest | cancelled.subject cancelled.title cancelled.intro cancelled.card cancelled.kept cancelled.days cancelled.refused order.button
  reopened pickup | changed.subject changed.title changed.intro changed.pay cart.button cancelled.card cancelled.balance cancelled.kept cancelled.days cancelled.refused order.button
  reopened ship | changed.subject changed.title changed.intro changed.pay cart.button cancelled.card cancelled.balance cancelled.kept cancelled.days cancelled.refused order.button
  reopened guest | changed.subject changed.title changed.intro changed.pay cart.button cancelled.card cancelled.kept cancelled.days cancelled.refused order.button
  refunded pickup | refunded.subject refunded.title refunded.intro cancelled.card cancelled.balance cancelled.kept cancelled.days cancelled.refused order.button
  refunded ship | refunded.subject refunded.title refunded.intro cancelled.card cancelled.balance cancelled.kept cancelled.days cancelled.refused order.button
  refunded guest | refunded.subject refunded.title refunded.intro cancelled.card cancelled.kept cancelled.days cancelled.refused order.button
  combined pickup | combined.subject combined.title combined.intro place.pickup place.address place.when place.code place.note order.button
  combined ship | combined.subject combined.title combined.intro place.delivery place.recipient place.address place.phone place.when place.note order.button
  combined guest | combined.subject combined.title combined.intro place.pickup place.address place.when place.code place.note order.button
  ready pickup | ready.subject.day ready.title ready.intro place.pickup place.address place.when place.code place.note order.button progress.stop
  ready guest | ready.subject.day ready.title ready.intro place.pickup place.address place.when place.code place.note order.button
  on_its_way ship | onTheWay.subject onTheWay.title onTheWay.intro place.delivery place.recipient place.address place.phone place.when place.note order.button progress.stop
  handed_over pickup | handedOver.subject handedOver.title handedOver.intro order.button progress.stop
  handed_over ship | delivered.subject delivered.title delivered.intro order.button progress.stop
  handed_over guest | handedOver.subject handedOver.title handedOver.intro order.button
  items_returned pickup | returned.subject returned.title returned.intro missing.line missing.balance missing.card returned.whole cancelled.days order.see
  items_missing pickup | missing.subject missing.title missing.intro missing.line missing.balance missing.card missing.whole cancelled.days order.see
  items_returned guest | returned.subject returned.title returned.intro missing.line missing.balance missing.card returned.whole cancelled.days order.see
  items_missing guest | missing.subject missing.title missing.intro missing.line missing.balance missing.card missing.whole cancelled.days order.see
  problem_answered pickup | problem.refunded.subject problem.refunded.title problem.refunded.intro problem.line missing.balance missing.card problem.answer cancelled.days order.see
  problem_answered guest | problem.refunded.subject problem.refunded.title problem.refunded.intro problem.line missing.balance missing.card problem.answer cancelled.days order.see
  customer_message pickup | order.see message.why
  customer_message guest | order.see message.why
  orders_moved pickup | moved.subject_one moved.title_one moved.intro_one moved.order moved.before moved.now place.pickup place.address place.when place.code place.note moved.calendar moved.unsuited order.see
  orders_moved ship | moved.subject_one moved.title_one moved.intro_one moved.order moved.before moved.now place.delivery place.recipient place.address place.phone place.when place.note moved.calendar moved.unsuited order.see
  orders_moved guest | moved.subject_one moved.title_one moved.intro_one moved.order moved.before moved.now place.pickup place.address place.when place.code place.note moved.calendar moved.unsuited order.see
  payment_failed | unpaid.subject unpaid.title unpaid.intro unpaid.until cart.button
  auto_purchase_failed | auto.subject auto.title auto.intro auto.NO_CARD auto.after cart.button
  auto_purchase_warning | warning.subject warning.subject warning.intro auto.NO_CARD warning.after cart.button
  abandoned_cart | abandoned.subject abandoned.title abandoned.intro cart.button abandoned.stop abandoned.unsubscribe
  restocked | restocked.subject restocked.title restocked.intro restocked.button restocked.stop restocked.unsubscribe
  address_confirmation | address_confirmation.subject address_confirmation.title address_confirmation.intro address_confirmation.button address_confirmation.stop address_confirmation.unsubscribe
  trial_ending | trial.subject trial.title trial.intro trial.no_card trial.stay membership.year sums.gst sums.pst sums.total trial.button
  membership_renewing | renewing.subject renewing.subject renewing.intro membership.day membership.amount membership.card renewing.leave membership.button
  membership_charged | charged.subject charged.title charged.intro charged.number charged.period membership.card membership.year sums.gst sums.pst sums.total charged.button
  membership_refused | renewalRefused.subject renewalRefused.subject renewalRefused.intro membership.amount membership.card renewalRefused.after renewalRefused.button
  membership_ended | membershipEnded.subject membershipEnded.subject membershipEnded.intro membershipEnded.after membershipEnded.button
  membership_cancelled | membershipCancelled.subject membershipCancelled.subject membershipCancelled.intro membershipCancelled.after membership.button
  account_closed | closed.subject closed.title closed.intro closed.membership closed.baskets closed.credit closed.deposits
  basket_begun | basket.begun.subject basket.begun.title basket.begun place.delivery basket.begun.first basket.begun.price sums.deposits sums.delivery sums.gst sums.pst basket.begun.total basket.begun.until basket.button
  basket_refused | basket.refused.subject basket.refused.title basket.refused auto.NO_CARD basket.refused.until basket.button
  basket_missed | basket.missed.subject basket.missed.title basket.missed auto.NO_CARD basket.price.after basket.button
  basket_changed | basket.changed.subject basket.changed.title basket.changed place.delivery basket.next basket.coming.until basket.button
  basket_cancelled | basket.cancelled.subject basket.cancelled.title basket.cancelled basket.button
  basket_withdrawn | basket.withdrawn.subject basket.withdrawn.title basket.withdrawn basket.withdrawn.others basket.button
  basket_raised | basket.raised.subject basket.raised.title basket.raised basket.begun.price sums.deposits sums.delivery sums.gst sums.pst basket.begun.total place.delivery basket.next basket.raised.until basket.button
  basket_place_closed | basket.place.subject basket.place.title basket.place basket.place.until basket.button
  basket_coming | basket.coming.subject basket.coming.title basket.raised place.delivery place.when basket.begun.price sums.deposits sums.delivery sums.gst sums.pst basket.begun.total basket.raised.until basket.button
  balance_changed | credit.subject credit.subject credit.intro credit.amount balance.credit balance.use balance.button
  card_expiring | cardExpiring.subject cardExpiring.subject cardExpiring.intro cardExpiring.after cardExpiring.button
  producer_statement | statement.subject.replaces statement.title statement.intro statement.replaces statement.running statement.line statement.units.missing statement.units.returned statement.units.earlier statement.units.replaced statement.sold statement.missing statement.returned statement.earlier statement.commission statement.owed statement.week statement.week statement.file
  producer_slip | slip.subject_other slip.title slip.intro slip.drop_off slip.bring slip.bring_place slip.all_other line.quantity line.quantity slip.round line.quantity slip.open slip.link
  proposals_answered | proposal.accepted.subject_other proposal.accepted.title proposal.accepted.intro proposal.price proposal.vacation proposal.answer
  confirmed auto | order.subject.pickup order.auto.title order.auto place.pickup place.address place.when place.code place.note line.deposit sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance sums.charged order.leftOut auto.NO_ALCOHOL order.button
  confirmed wishes | order.subject.pickup order.auto.title order.auto place.pickup place.address place.when place.code place.note line.deposit line.quantity sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance sums.charged order.wishes.replacement order.leftOut auto.NO_ALCOHOL order.button
  confirmed changeable | order.subject.pickup order.auto.title order.auto place.pickup place.address place.when place.code place.note line.deposit line.wish.refund line.quantity line.wish.replacement sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance sums.charged order.leftOut auto.NO_ALCOHOL order.until order.button
  confirmed express | order.subject.pickup order.auto.title order.auto place.pickup place.address place.when place.code place.note line.deposit line.wish.refund line.quantity line.wish.replacement sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance sums.charged order.leftOut auto.NO_ALCOHOL order.until.ready order.button
  confirmed basket | order.subject.delivery order.basket.title order.basket place.delivery place.recipient place.address place.phone place.when place.note line.deposit sums.items sums.deposits sums.delivery sums.fee sums.gst sums.pst sums.discount sums.total sums.balance sums.charged order.button
  confirmed joined | order.subject.pickup order.title order.intro order.merged place.pickup place.address place.when place.code place.note line.deposit sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance sums.charged order.button
  payment_link | link.subject link.title link.intro link.until link.button place.pickup place.address place.when place.code link.due place.note line.deposit line.wish.refund line.quantity line.wish.replacement sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance link.due order.until
  payment_link with credit | link.subject link.title link.intro link.until link.button credit.phone credit.rest credit.not_asked place.pickup place.address place.when place.code link.due place.note line.deposit line.wish.refund line.quantity line.wish.replacement sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance link.due order.until
  link_unpaid | link.unpaid.subject link.unpaid.subject link.unpaid link.unpaid.phone link.unpaid.button
  link_unpaid of a packed order | link.unpaid.cash.subject link.unpaid.cash.subject link.unpaid.cash link.unpaid.phone link.unpaid.button
  cancelled unpaid | link.expired.subject link.expired.title link.expired cancelled.balance link.expired.after order.button
  link_paid | order.subject.pickup link.paid.title link.paid credit.counter credit.all credit.not_asked place.pickup place.address place.when place.code place.note line.deposit line.wish.refund line.quantity line.wish.replacement sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance sums.charged order.until order.button
  confirmed cash with credit | order.subject.pickup order.title cash.intro credit.counter credit.rest credit.not_asked place.pickup place.address place.when place.code cash.due place.note line.deposit cash.wish.refund line.quantity cash.wish.replacement sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance cash.due order.until order.button
  empty pickup | empty.subject empty.title empty.intro empty.pickup cancelled.card cancelled.balance cancelled.kept cancelled.days cancelled.refused order.button
  empty ship | empty.subject empty.title empty.intro empty.delivery cancelled.card cancelled.balance cancelled.kept cancelled.days cancelled.refused order.button
  cancelled all to card | cancelled.subject cancelled.title cancelled.intro cancelled.card cancelled.balance cancelled.kept cancelled.days order.button
  cancelled none to card | cancelled.subject cancelled.title cancelled.intro cancelled.card cancelled.balance cancelled.kept cancelled.refused order.button
  ready without hour | ready.subject ready.title ready.intro place.pickup place.address place.code place.note order.button
  items_missing several | missing.subject.several missing.title missing.intro.several missing.line missing.line missing.balance missing.card missing.whole cancelled.days order.see order.see
  items_missing and replaced | missing.subject.several missing.title missing.intro.several missing.line missing.balance missing.card missing.whole replaced.also replaced.line cancelled.days order.see order.see
  replaced | replaced.subject replaced.title replaced.intro replaced.line replaced.whole order.see
  replaced several | replaced.subject.several replaced.title replaced.intro.several replaced.line replaced.line replaced.whole order.see order.see
  items_returned to balance | returned.subject returned.title returned.intro missing.line missing.balance returned.whole order.see
  items_removed | removed.subject removed.title removed.intro removed.line missing.balance removed.whole order.see
  items_removed wholly | removed.subject removed.title removed.intro removed.line.all missing.balance removed.whole order.see
  deposits of a guest | deposit.subject deposit.title deposit.intro missing.card deposit.whole cancelled.days order.see
  amount_refunded | amount.subject amount.title amount.intro amount.reason missing.balance order.see
  amount_refunded to a guest | amount.subject amount.title amount.intro amount.reason missing.card cancelled.days order.see
  problem declined | problem.declined.subject problem.declined.title problem.declined.intro problem.line problem.answer order.see
  auto_purchase_warning of a part | warning.part.subject warning.part.subject warning.part.intro auto.NO_CARD warning.part.after cart.button
  membership_renewing after a trial | trialCharge.subject trialCharge.subject trialCharge.intro membership.day membership.amount renewing.leave membership.button
  membership_charged with other taxes | charged.subject charged.title charged.intro charged.number charged.period membership.year membership.taxes sums.total charged.button
  account_closed member | closed.subject closed.title closed.intro closed.membership closed.deposits
  account_closed subscriber | closed.subject closed.title closed.intro closed.baskets closed.credit
  account_closed buyer | closed.subject closed.title closed.intro closed.open closed.order closed.open.after order.see
  basket_refused TOTAL_RAISED | basket.price.subject basket.price.title basket.refused basket.why.TOTAL_RAISED basket.price.until basket.button
  basket_refused NO_ADDRESS | basket.address.subject basket.address.title basket.refused auto.NO_ADDRESS basket.address.until basket.button
  basket_refused declined | basket.refused.subject basket.refused.title basket.refused auto.declined basket.refused.until basket.button
  basket_refused unheard_of | basket.refused.subject basket.refused.title basket.refused basket.why.other basket.refused.until basket.button
  basket_missed NO_DELIVERY | basket.missed.subject basket.missed.title basket.missed basket.why.NO_DELIVERY basket.missed.place basket.button
  basket_missed TOTAL_RAISED | basket.missed.subject basket.missed.title basket.missed basket.why.TOTAL_RAISED basket.price.after basket.button
  basket_missed LATE | basket.missed.subject basket.missed.title basket.missed basket.why.LATE basket.missed.after basket.button
  basket_changed with weeks skipped | basket.changed.subject basket.changed.title basket.changed place.delivery basket.next basket.skipped basket.coming.until basket.button
  basket_coming at its price | basket.coming.subject basket.coming.title place.delivery place.when basket.begun.price sums.deposits sums.delivery sums.gst sums.pst basket.begun.total basket.coming.until basket.button
  basket_coming in a closed week | basket.closed_week.subject basket.closed_week.title basket.closed_week place.delivery basket.next basket.button
  basket_cancelled with a week decided | basket.cancelled.subject basket.cancelled.title basket.cancelled basket.cancelled.pending basket.button
  basket_coming at a place closed that day | basket.day.subject basket.day.title basket.day basket.day.until place.delivery basket.next basket.button
  basket_coming without a place | basket.place.reminder basket.place.title basket.place basket.place.until basket.button
  basket_missed after the end | basket.missed.subject basket.missed.title basket.missed basket.why.LATE basket.button
  producer_statement confirmed | statement.subject statement.title statement.intro statement.confirms statement.running statement.line statement.units.missing statement.units.returned statement.units.earlier statement.units.replaced statement.sold statement.missing statement.returned statement.earlier statement.commission statement.owed statement.week statement.week statement.file
  balance_changed adjustment 8201 to 4101 | owed.subject owed.subject owed.intro owed.amount balance.note balance.owed balance.button
  balance_changed adjustment -709 to 3392 | credit.subject credit.subject credit.intro credit.amount balance.note balance.owed balance.button
  balance_changed deposit_refunded -8203 to -4811 | depositCredit.subject depositCredit.subject depositCredit.intro depositCredit.amount balance.credit balance.use balance.button
  balance_changed adjustment 710 to -4101 | owed.subject owed.subject owed.intro owed.amount balance.credit balance.use balance.button
  payment_link lowered since | link.subject link.title link.intro link.until link.button credit.counter credit.rest credit.not_asked place.pickup place.address place.when place.code link.due place.note line.deposit line.wish.refund line.quantity line.wish.replacement sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance cash.lowered link.due order.until
  confirmed changeable just before its end | link.subject link.title link.intro link.until link.button credit.counter credit.rest credit.not_asked place.pickup place.address place.when place.code link.due place.note line.deposit line.wish.refund line.quantity line.wish.replacement sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance cash.lowered link.due order.until
  confirmed changeable at its end | link.subject link.title link.intro link.until link.button credit.counter credit.rest credit.not_asked place.pickup place.address place.when place.code link.due place.note line.deposit line.wish.refund line.quantity line.wish.replacement sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance cash.lowered link.due
  confirmed express just before its end | link.subject link.title link.intro link.until link.button credit.counter credit.rest credit.not_asked place.pickup place.address place.when place.code link.due place.note line.deposit line.wish.refund line.quantity line.wish.replacement sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance cash.lowered link.due order.until.ready
  confirmed express at its end | link.subject link.title link.intro link.until link.button credit.counter credit.rest credit.not_asked place.pickup place.address place.when place.code link.due place.note line.deposit line.wish.refund line.quantity line.wish.replacement sums.items sums.deposits sums.fee sums.gst sums.pst sums.discount sums.total sums.balance cash.lowered link.due
  basket_coming just before its end | basket.coming.subject basket.coming.title place.delivery place.when basket.begun.price sums.deposits sums.delivery sums.gst sums.pst basket.begun.total basket.coming.until basket.button
  membership_renewing just before its end | renewing.subject renewing.subject renewing.intro membership.day membership.amount renewing.leave membership.button
  membership_cancelled just before its end | membershipCancelled.subject membershipCancelled.subject membershipCancelled.intro membershipCancelled.after membership.button`;

export const readMailTextTable = (): Map<string, string[]> =>
  new Map(
    TABLE.trim()
      .split('\n')
      .map((line): [string, string[]] => {
        const [name = '', keys = ''] = line.trim().split(' | ');
        return [name, keys.split(' ')];
      }),
  );
