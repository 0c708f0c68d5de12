import type { Locale } from '#rules/constants.ts';

/**
 * What each mail of `writeMailRows` says: its case, its recipient, then every amount, day, hour, number and link in their order;
 * what its calendar's file says; and the address that stops such mails. Written by reading the mails beside the rows.
 */
const TABLES: Record<Locale, string> = {
  fr: `
    confirmed pickup | pickup.processed@exemple.ca | 20002 | mercredi 7 janvier | jeudi 8 janvier | 14 h à 17 h | 002 M | 42,03 | 14,01 | 0,22 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | /ma-commande/(20002) | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20260108T190000Z | 20260108T220000Z | /commandes
    confirmed ship | ship.processed@exemple.ca | 20011 | mercredi 11 mars | jeudi 12 mars | 15 h à 18 h | 42,03 | 14,01 | 0,22 | 40,10 | 4,40 | 7,00 | 5,05 | 0,60 | 1,60 | −0,15 | 58,60 | −13,01 | 45,59 | /ma-commande/(20011) | commande-20011.ics | PUBLISH | order-20011@market.example.test | 20260312T190000Z | 20260312T220000Z | /commandes
    confirmed guest | guest.processed@exemple.ca | 20020 | mercredi 13 mai | jeudi 14 mai | 15 h à 18 h | 020 S | 42,03 | 14,01 | 0,22 | 40,19 | 4,76 | 5,05 | 0,69 | 1,69 | −0,15 | 52,23 | −13,01 | 39,22 | /ma-commande/(20020) | commande-20020.ics | PUBLISH | order-20020@market.example.test | 20260514T190000Z | 20260514T220000Z | /
    cancelled pickup | pickup.cancelled@exemple.ca | 20006 | mercredi 4 février | 23,04 | 8,09 | 0,07 | /ma-commande/(20006) | commande-20006.ics | CANCEL | order-20006@market.example.test | 20260205T190000Z | 20260205T220000Z | /commandes
    cancelled ship | ship.cancelled@exemple.ca | 20015 | mercredi 8 avril | 23,04 | 8,09 | 0,07 | /ma-commande/(20015) | commande-20015.ics | CANCEL | order-20015@market.example.test | 20260409T190000Z | 20260409T220000Z | /commandes
    cancelled guest | guest.cancelled@exemple.ca | 20024 | mardi 9 juin | 23,04 | 0,07 | /ma-commande/(20024) | commande-20024.ics | CANCEL | order-20024@market.example.test | 20260611T190000Z | 20260611T220000Z | /
    reopened pickup | pickup.cancelled@exemple.ca | 20006 | mercredi 4 février | /panier | 23,04 | 8,09 | 0,07 | /ma-commande/(20006) | commande-20006.ics | CANCEL | order-20006@market.example.test | 20260205T190000Z | 20260205T220000Z | /commandes
    reopened ship | ship.cancelled@exemple.ca | 20015 | mercredi 8 avril | /panier | 23,04 | 8,09 | 0,07 | /ma-commande/(20015) | commande-20015.ics | CANCEL | order-20015@market.example.test | 20260409T190000Z | 20260409T220000Z | /commandes
    reopened guest | guest.cancelled@exemple.ca | 20024 | mardi 9 juin | /panier | 23,04 | 0,07 | /ma-commande/(20024) | commande-20024.ics | CANCEL | order-20024@market.example.test | 20260611T190000Z | 20260611T220000Z | /
    refunded pickup | pickup.refunded@exemple.ca | 20007 | mercredi 11 février | 23,04 | 8,09 | 0,07 | /ma-commande/(20007) | commande-20007.ics | CANCEL | order-20007@market.example.test | 20260212T190000Z | 20260212T220000Z | /commandes
    refunded ship | ship.refunded@exemple.ca | 20016 | mercredi 15 avril | 23,04 | 8,09 | 0,07 | /ma-commande/(20016) | commande-20016.ics | CANCEL | order-20016@market.example.test | 20260416T190000Z | 20260416T220000Z | /commandes
    refunded guest | guest.refunded@exemple.ca | 20025 | mardi 16 juin | 23,04 | 0,07 | /ma-commande/(20025) | commande-20025.ics | CANCEL | order-20025@market.example.test | 20260618T190000Z | 20260618T220000Z | /
    combined pickup | pickup.merged@exemple.ca | 20009 | 20002 | jeudi 26 février | 14 h à 17 h | 002 M | /ma-commande/(20002) | commande-20009.ics | CANCEL | order-20009@market.example.test | 20260226T190000Z | 20260226T220000Z | /commandes
    combined ship | ship.merged@exemple.ca | 20018 | 20011 | jeudi 30 avril | 15 h à 18 h | /ma-commande/(20011) | commande-20018.ics | CANCEL | order-20018@market.example.test | 20260430T190000Z | 20260430T220000Z | /commandes
    combined guest | guest.merged@exemple.ca | 20027 | 20020 | jeudi 2 juillet | 15 h à 18 h | 020 S | /ma-commande/(20020) | commande-20027.ics | CANCEL | order-20027@market.example.test | 20260702T190000Z | 20260702T220000Z | /
    ready pickup | pickup.fulfilled@exemple.ca | 20003 | jeudi 15 janvier | 14 h à 17 h | 003 B | /ma-commande/(20003) | /compte/notifications
    ready guest | guest.fulfilled@exemple.ca | 20021 | jeudi 21 mai | 15 h à 18 h | 021 F | /ma-commande/(20021)
    on_its_way ship | ship.shipped@exemple.ca | 20013 | jeudi 26 mars | 15 h à 18 h | /ma-commande/(20013) | /compte/notifications
    handed_over pickup | pickup.completed@exemple.ca | 20005 | /ma-commande/(20005) | /compte/notifications
    handed_over ship | ship.completed@exemple.ca | 20014 | /ma-commande/(20014) | /compte/notifications
    handed_over guest | guest.completed@exemple.ca | 20023 | /ma-commande/(20023)
    items_returned pickup | pickup.completed@exemple.ca | 20005 | 10,04 | 3,89 | 6,11 | 20005 | /ma-commande/(20005)
    items_missing pickup | pickup.completed@exemple.ca | 20005 | 10,04 | 3,89 | 6,11 | 20005 | /ma-commande/(20005)
    items_returned guest | guest.completed@exemple.ca | 20023 | 10,22 | 3,89 | 6,11 | 20023 | /ma-commande/(20023)
    items_missing guest | guest.completed@exemple.ca | 20023 | 10,22 | 3,89 | 6,11 | 20023 | /ma-commande/(20023)
    problem_answered pickup | pickup.completed@exemple.ca | 20005 | 3,89 | 6,11 | 20005 | /ma-commande/(20005)
    problem_answered guest | guest.completed@exemple.ca | 20023 | 3,89 | 6,11 | 20023 | /ma-commande/(20023)
    customer_message pickup | pickup.completed@exemple.ca | jeudi 3 décembre | /faux | 20005 | /ma-commande/(20005) | 20005
    customer_message guest | guest.completed@exemple.ca | jeudi 3 décembre | /faux | 20023 | /ma-commande/(20023) | 20023
    orders_moved pickup | pickup.processed@exemple.ca | 20002 | mardi 6 janvier | 13 h à 16 h | jeudi 8 janvier | 14 h à 17 h | 002 M | 20002 | /ma-commande/(20002) | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20260108T190000Z | 20260108T220000Z | /commandes
    orders_moved ship | ship.processed@exemple.ca | 20011 | mardi 10 mars | 14 h à 17 h | jeudi 12 mars | 15 h à 18 h | 20011 | /ma-commande/(20011) | commande-20011.ics | PUBLISH | order-20011@market.example.test | 20260312T190000Z | 20260312T220000Z | /commandes
    orders_moved guest | guest.processed@exemple.ca | 20020 | mardi 12 mai | 14 h à 17 h | jeudi 14 mai | 15 h à 18 h | 020 S | 20020 | /ma-commande/(20020) | commande-20020.ics | PUBLISH | order-20020@market.example.test | 20260514T190000Z | 20260514T220000Z | /
    payment_failed | fr@exemple.ca | dimanche 29 novembre | /panier
    auto_purchase_failed | fr@exemple.ca | /panier
    auto_purchase_warning | fr@exemple.ca | dimanche 29 novembre | /panier
    abandoned_cart | fr@exemple.ca | dimanche 29 novembre | /panier | /desabonnement/KEY | unsubscribe | /desabonnement/KEY
    restocked | notice.fr@exemple.ca | /produits/miel | /desabonnement/KEY | unsubscribe | /desabonnement/KEY
    address_confirmation | asked.fr@exemple.ca | /courriel-confirme/KEY | /desabonnement/KEY | unsubscribe | /desabonnement/KEY
    trial_ending | trial.fr@exemple.ca | jeudi 10 décembre | jeudi 10 décembre | 30,00 | 1,50 | 2,99 | 34,49 | /compte/adhesion
    membership_renewing | fr@exemple.ca | lundi 4 janvier 2027 | lundi 4 janvier 2027 | 34,51 | Mastercard 5454 | lundi 4 janvier 2027 | /compte/adhesion
    membership_charged | fr@exemple.ca | vendredi 6 février 2026 | samedi 7 février 2026 | lundi 8 février 2027 | Mastercard 5454 | 30,00 | 1,50 | 2,99 | 34,49 | /recu/rcp_ad5f151ba07a4e788b8f1f359e1c6aae
    membership_refused | due.fr@exemple.ca | 34,52 | Visa 0341 | /compte/adhesion
    membership_ended | ended.fr@exemple.ca | vendredi 13 novembre 2026 | /compte/adhesion
    membership_cancelled | leaving.fr@exemple.ca | lundi 15 mars 2027 | /compte/adhesion
    account_closed | gone@exemple.ca | 9,01 | 8,02
    basket_begun | fr@exemple.ca | jeudi 24 décembre | jeudi 24 décembre | 17 h à 19 h | 32,03 | 2,05 | 7,00 | 0,50 | 1,00 | 42,58 | mardi 22 décembre | /compte/paniers
    basket_refused | fr@exemple.ca | jeudi 31 décembre | mercredi 30 décembre | /compte/paniers
    basket_missed | fr@exemple.ca | jeudi 7 janvier 2027 | /compte/paniers
    basket_changed | fr@exemple.ca | jeudi 24 décembre | 17 h à 19 h | mardi 22 décembre | /compte/paniers
    basket_cancelled | fr@exemple.ca | /compte/paniers
    basket_withdrawn | fr@exemple.ca | /paniers-hebdomadaires | /compte/paniers
    basket_raised | fr@exemple.ca | 41,08 | 42,58 | 32,03 | 2,05 | 7,00 | 0,50 | 1,00 | 42,58 | jeudi 24 décembre | 17 h à 19 h | mardi 22 décembre | /compte/paniers
    basket_place_closed | fr@exemple.ca | mardi 22 décembre | /compte/paniers
    basket_coming | fr@exemple.ca | 41,08 | 42,58 | jeudi 31 décembre | 17 h à 19 h | 32,03 | 2,05 | 7,00 | 0,50 | 1,00 | 42,58 | mardi 29 décembre | /compte/paniers
    balance_changed | fr@exemple.ca | 7,07 | 41,00 | /compte/solde
    card_expiring | fr@exemple.ca | Visa 4242 | 03/2027 | /compte/paniers
    producer_statement | cidrerie@exemple.ca | ven. 20 nov. 2026 | jeu. 3 déc. 2026 | sam. 28 nov. 2026 | 12,34 | 448,32 | 14,01 | 574,41 | −28,02 | −42,03 | −56,04 | −67,25 | 381,07 | ven. 20 nov. 2026 | 300,01 | ven. 27 nov. 2026 | 81,06 | releve-2026-11-20.csv
    producer_slip | farm.fr@exemple.ca | jeudi 3 décembre | mercredi 2 décembre | 9 h à 12 h | jeudi 3 décembre | 14 h à 17 h | vendredi 4 décembre | 15 h à 18 h | /bordereau/KEY | mardi 5 janvier 2027
    proposals_answered | proposing@exemple.ca | 12,34 | 11,99 | jeudi 24 décembre | jeudi 7 janvier 2027
    confirmed auto | pickup.processed@exemple.ca | 20002 | jeudi 8 janvier | 14 h à 17 h | 002 M | 42,03 | 14,01 | 0,22 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | /ma-commande/(20002) | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20260108T190000Z | 20260108T220000Z | /commandes
    confirmed wishes | pickup.processed@exemple.ca | 20002 | jeudi 8 janvier | 14 h à 17 h | 002 M | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | /ma-commande/(20002) | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20260108T190000Z | 20260108T220000Z | /commandes
    confirmed changeable | pickup.processed@exemple.ca | 20002 | jeudi 3 décembre | 14 h à 17 h | 002 M | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | dimanche 29 novembre | /ma-commande/(20002) | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /commandes
    confirmed express | pickup.processed@exemple.ca | 20002 | jeudi 3 décembre | 14 h à 17 h | 002 M | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | jeudi 3 décembre | /ma-commande/(20002) | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /commandes
    confirmed basket | ship.processed@exemple.ca | 20011 | jeudi 12 mars | 15 h à 18 h | 42,03 | 14,01 | 0,22 | 40,10 | 4,40 | 7,00 | 5,05 | 0,60 | 1,60 | −0,15 | 58,60 | −13,01 | 45,59 | /ma-commande/(20011) | commande-20011.ics | PUBLISH | order-20011@market.example.test | 20260312T190000Z | 20260312T220000Z | /commandes
    confirmed joined | pickup.merged@exemple.ca | 20009 | mercredi 25 février | 20002 | jeudi 26 février | 14 h à 17 h | 002 M | 42,03 | 14,01 | 0,22 | 40,08 | 4,32 | 5,05 | 0,58 | 1,58 | −0,15 | 51,46 | −13,01 | 38,45 | /ma-commande/(20002) | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20260226T190000Z | 20260226T220000Z | /commandes
    payment_link | pickup.processed@exemple.ca | 20002 | mercredi 7 janvier | 37,96 | dimanche 29 novembre | 37,96 | /ma-commande/(20002) | jeudi 3 décembre | 14 h à 17 h | 002 M | 37,96 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | dimanche 29 novembre | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /commandes
    payment_link with credit | pickup.processed@exemple.ca | 20002 | mercredi 7 janvier | 37,96 | dimanche 29 novembre | 37,96 | /ma-commande/(20002) | 13,01 | 37,96 | jeudi 3 décembre | 14 h à 17 h | 002 M | 37,96 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | dimanche 29 novembre | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /commandes
    link_unpaid | fr@exemple.ca | 20002 | 20002 | dimanche 29 novembre | /comptoir
    link_unpaid of a packed order | fr@exemple.ca | 20002 | 20002 | dimanche 29 novembre | /comptoir
    cancelled unpaid | pickup.processed@exemple.ca | 20002 | mercredi 7 janvier | dimanche 29 novembre | 8,09 | /ma-commande/(20002) | commande-20002.ics | CANCEL | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /commandes
    link_paid | pickup.processed@exemple.ca | 20002 | mercredi 7 janvier | 13,01 | jeudi 3 décembre | 14 h à 17 h | 002 M | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | dimanche 29 novembre | /ma-commande/(20002) | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /commandes
    confirmed cash with credit | pickup.processed@exemple.ca | 20002 | mercredi 7 janvier | 13,01 | 37,96 | jeudi 3 décembre | 14 h à 17 h | 002 M | 37,96 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | dimanche 29 novembre | /ma-commande/(20002) | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /commandes
    empty pickup | pickup.refunded@exemple.ca | 20007 | mercredi 11 février | 23,04 | 8,09 | 0,07 | /ma-commande/(20007) | commande-20007.ics | CANCEL | order-20007@market.example.test | 20260212T190000Z | 20260212T220000Z | /commandes
    empty ship | ship.refunded@exemple.ca | 20016 | mercredi 15 avril | 23,04 | 8,09 | 0,07 | /ma-commande/(20016) | commande-20016.ics | CANCEL | order-20016@market.example.test | 20260416T190000Z | 20260416T220000Z | /commandes
    cancelled all to card | pickup.cancelled@exemple.ca | 20006 | mercredi 4 février | 20,01 | 8,09 | 0,07 | /ma-commande/(20006) | commande-20006.ics | CANCEL | order-20006@market.example.test | 20260205T190000Z | 20260205T220000Z | /commandes
    cancelled none to card | pickup.cancelled@exemple.ca | 20006 | mercredi 4 février | 20,01 | 8,09 | 0,07 | /ma-commande/(20006) | commande-20006.ics | CANCEL | order-20006@market.example.test | 20260205T190000Z | 20260205T220000Z | /commandes
    ready without hour | guest.fulfilled@exemple.ca | 20021 | 021 F | /ma-commande/(20021)
    items_missing several | pickup.completed@exemple.ca | 20003 | 20005 | 10,02 | 10,04 | 7,78 | 12,22 | 20003 | /ma-commande/(20003) | 20005 | /ma-commande/(20005)
    items_missing and replaced | pickup.completed@exemple.ca | 20003 | 20005 | 10,04 | 3,89 | 6,11 | 20003 | /ma-commande/(20003) | 20005 | /ma-commande/(20005)
    replaced | pickup.completed@exemple.ca | 20005 | 20005 | /ma-commande/(20005)
    replaced several | pickup.completed@exemple.ca | 20003 | 20005 | 20003 | /ma-commande/(20003) | 20005 | /ma-commande/(20005)
    items_returned to balance | pickup.completed@exemple.ca | 20005 | 10,04 | 3,89 | 20005 | /ma-commande/(20005)
    items_removed | pickup.completed@exemple.ca | 20005 | 3,89 | 20005 | /ma-commande/(20005)
    items_removed wholly | pickup.completed@exemple.ca | 20005 | 3,89 | 20005 | /ma-commande/(20005)
    deposits of a guest | guest.completed@exemple.ca | 20023 | 6,11 | 20023 | /ma-commande/(20023)
    amount_refunded | pickup.completed@exemple.ca | 3,89 | 20005 | 3,89 | 20005 | /ma-commande/(20005)
    amount_refunded to a guest | guest.completed@exemple.ca | 6,11 | 20023 | 6,11 | 20023 | /ma-commande/(20023)
    problem declined | pickup.completed@exemple.ca | 20005 | 20005 | /ma-commande/(20005)
    auto_purchase_warning of a part | fr@exemple.ca | dimanche 29 novembre | /panier
    membership_renewing after a trial | fr@exemple.ca | lundi 4 janvier 2027 | lundi 4 janvier 2027 | 34,51 | lundi 4 janvier 2027 | /compte/adhesion
    membership_charged with other taxes | fr@exemple.ca | vendredi 6 février 2026 | samedi 7 février 2026 | lundi 8 février 2027 | 30,00 | 3,90 | 33,90 | /recu/rcp_ad5f151ba07a4e788b8f1f359e1c6aae
    account_closed member | member@exemple.ca | 8,03
    account_closed subscriber | subscriber@exemple.ca | 9,02
    account_closed buyer | buyer@exemple.ca | 20011 | jeudi 12 mars | 15 h à 18 h | 20011 | /ma-commande/(20011)
    basket_refused TOTAL_RAISED | fr@exemple.ca | jeudi 31 décembre | 41,08 | 42,58 | mercredi 30 décembre | /compte/paniers
    basket_refused NO_ADDRESS | fr@exemple.ca | jeudi 31 décembre | mercredi 30 décembre | /compte/paniers
    basket_refused declined | fr@exemple.ca | jeudi 31 décembre | mercredi 30 décembre | /compte/paniers
    basket_refused unheard_of | fr@exemple.ca | jeudi 31 décembre | mercredi 30 décembre | /compte/paniers
    basket_missed NO_DELIVERY | fr@exemple.ca | jeudi 31 décembre | /compte/paniers
    basket_missed TOTAL_RAISED | fr@exemple.ca | jeudi 31 décembre | 41,08 | 42,58 | /compte/paniers
    basket_missed LATE | fr@exemple.ca | jeudi 31 décembre | /compte/paniers
    basket_changed with weeks skipped | fr@exemple.ca | jeudi 7 janvier 2027 | 17 h à 19 h | jeudi 24 décembre | mardi 5 janvier 2027 | /compte/paniers
    basket_coming at its price | fr@exemple.ca | jeudi 7 janvier 2027 | 17 h à 19 h | 32,03 | 2,05 | 7,00 | 0,50 | 1,00 | 42,58 | mardi 5 janvier 2027 | /compte/paniers
    basket_coming in a closed week | fr@exemple.ca | jeudi 14 janvier 2027 | jeudi 7 janvier 2027 | 17 h à 19 h | /compte/paniers
    basket_cancelled with a week decided | fr@exemple.ca | jeudi 21 janvier 2027 | jeudi 28 janvier 2027 | /compte/paniers
    basket_coming at a place closed that day | fr@exemple.ca | jeudi 7 janvier 2027 | mardi 5 janvier 2027 | jeudi 18 février 2027 | 17 h à 19 h | /compte/paniers
    basket_coming without a place | fr@exemple.ca | mardi 5 janvier 2027 | /compte/paniers
    basket_missed after the end | fr@exemple.ca | jeudi 4 février 2027 | /compte/paniers
    producer_statement confirmed | cidrerie@exemple.ca | ven. 20 nov. 2026 | jeu. 3 déc. 2026 | sam. 28 nov. 2026 | 381,07 | 448,32 | 14,01 | 574,41 | −28,02 | −42,03 | −56,04 | −67,25 | 381,07 | ven. 20 nov. 2026 | 300,01 | ven. 27 nov. 2026 | 81,06 | releve-2026-11-20.csv
    balance_changed adjustment 8201 to 4101 | fr@exemple.ca | 82,01 | 41,01 | /compte/solde
    balance_changed adjustment -709 to 3392 | fr@exemple.ca | 7,09 | 33,92 | /compte/solde
    balance_changed deposit_refunded -8203 to -4811 | fr@exemple.ca | 82,03 | 48,11 | /compte/solde
    balance_changed adjustment 710 to -4101 | fr@exemple.ca | 7,10 | 41,01 | /compte/solde
    payment_link lowered since | pickup.processed@exemple.ca | 20002 | mercredi 7 janvier | 35,79 | dimanche 29 novembre | 35,79 | /ma-commande/(20002) | 13,01 | 35,79 | jeudi 3 décembre | 14 h à 17 h | 002 M | 35,79 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | −2,17 | 35,79 | dimanche 29 novembre | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /commandes
    confirmed changeable just before its end | pickup.processed@exemple.ca | 20002 | mercredi 7 janvier | 35,79 | dimanche 29 novembre | 35,79 | /ma-commande/(20002) | 13,01 | 35,79 | jeudi 3 décembre | 14 h à 17 h | 002 M | 35,79 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | −2,17 | 35,79 | dimanche 29 novembre | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /commandes
    confirmed changeable at its end | pickup.processed@exemple.ca | 20002 | mercredi 7 janvier | 35,79 | dimanche 29 novembre | 35,79 | /ma-commande/(20002) | 13,01 | 35,79 | jeudi 3 décembre | 14 h à 17 h | 002 M | 35,79 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | −2,17 | 35,79 | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /commandes
    confirmed express just before its end | pickup.processed@exemple.ca | 20002 | mercredi 7 janvier | 35,79 | dimanche 29 novembre | 35,79 | /ma-commande/(20002) | 13,01 | 35,79 | jeudi 3 décembre | 14 h à 17 h | 002 M | 35,79 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | −2,17 | 35,79 | jeudi 3 décembre | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /commandes
    confirmed express at its end | pickup.processed@exemple.ca | 20002 | mercredi 7 janvier | 35,79 | dimanche 29 novembre | 35,79 | /ma-commande/(20002) | 13,01 | 35,79 | jeudi 3 décembre | 14 h à 17 h | 002 M | 35,79 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | −2,17 | 35,79 | commande-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /commandes
    basket_coming just before its end | fr@exemple.ca | jeudi 7 janvier | 17 h à 19 h | 32,03 | 2,05 | 7,00 | 0,50 | 1,00 | 42,58 | mardi 5 janvier | /compte/paniers
    membership_renewing just before its end | fr@exemple.ca | lundi 4 janvier 2027 | lundi 4 janvier 2027 | 34,51 | lundi 4 janvier 2027 | /compte/adhesion
    membership_cancelled just before its end | fr@exemple.ca | lundi 4 janvier 2027 | /compte/adhesion`,
  en: `
    confirmed pickup | pickup.processed@exemple.ca | 20002 | Wednesday, January 7 | Thursday, January 8 | 2 p.m. to 5 p.m. | 002 M | 42,03 | 14,01 | 0,22 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | /en/my-order/(20002) | order-20002.ics | PUBLISH | order-20002@market.example.test | 20260108T190000Z | 20260108T220000Z | /en/orders
    confirmed ship | ship.processed@exemple.ca | 20011 | Wednesday, March 11 | Thursday, March 12 | 3 p.m. to 6 p.m. | 42,03 | 14,01 | 0,22 | 40,10 | 4,40 | 7,00 | 5,05 | 0,60 | 1,60 | −0,15 | 58,60 | −13,01 | 45,59 | /en/my-order/(20011) | order-20011.ics | PUBLISH | order-20011@market.example.test | 20260312T190000Z | 20260312T220000Z | /en/orders
    confirmed guest | guest.processed@exemple.ca | 20020 | Wednesday, May 13 | Thursday, May 14 | 3 p.m. to 6 p.m. | 020 S | 42,03 | 14,01 | 0,22 | 40,19 | 4,76 | 5,05 | 0,69 | 1,69 | −0,15 | 52,23 | −13,01 | 39,22 | /en/my-order/(20020) | order-20020.ics | PUBLISH | order-20020@market.example.test | 20260514T190000Z | 20260514T220000Z | /en
    cancelled pickup | pickup.cancelled@exemple.ca | 20006 | Wednesday, February 4 | 23,04 | 8,09 | 0,07 | /en/my-order/(20006) | order-20006.ics | CANCEL | order-20006@market.example.test | 20260205T190000Z | 20260205T220000Z | /en/orders
    cancelled ship | ship.cancelled@exemple.ca | 20015 | Wednesday, April 8 | 23,04 | 8,09 | 0,07 | /en/my-order/(20015) | order-20015.ics | CANCEL | order-20015@market.example.test | 20260409T190000Z | 20260409T220000Z | /en/orders
    cancelled guest | guest.cancelled@exemple.ca | 20024 | Tuesday, June 9 | 23,04 | 0,07 | /en/my-order/(20024) | order-20024.ics | CANCEL | order-20024@market.example.test | 20260611T190000Z | 20260611T220000Z | /en
    reopened pickup | pickup.cancelled@exemple.ca | 20006 | Wednesday, February 4 | /en/cart | 23,04 | 8,09 | 0,07 | /en/my-order/(20006) | order-20006.ics | CANCEL | order-20006@market.example.test | 20260205T190000Z | 20260205T220000Z | /en/orders
    reopened ship | ship.cancelled@exemple.ca | 20015 | Wednesday, April 8 | /en/cart | 23,04 | 8,09 | 0,07 | /en/my-order/(20015) | order-20015.ics | CANCEL | order-20015@market.example.test | 20260409T190000Z | 20260409T220000Z | /en/orders
    reopened guest | guest.cancelled@exemple.ca | 20024 | Tuesday, June 9 | /en/cart | 23,04 | 0,07 | /en/my-order/(20024) | order-20024.ics | CANCEL | order-20024@market.example.test | 20260611T190000Z | 20260611T220000Z | /en
    refunded pickup | pickup.refunded@exemple.ca | 20007 | Wednesday, February 11 | 23,04 | 8,09 | 0,07 | /en/my-order/(20007) | order-20007.ics | CANCEL | order-20007@market.example.test | 20260212T190000Z | 20260212T220000Z | /en/orders
    refunded ship | ship.refunded@exemple.ca | 20016 | Wednesday, April 15 | 23,04 | 8,09 | 0,07 | /en/my-order/(20016) | order-20016.ics | CANCEL | order-20016@market.example.test | 20260416T190000Z | 20260416T220000Z | /en/orders
    refunded guest | guest.refunded@exemple.ca | 20025 | Tuesday, June 16 | 23,04 | 0,07 | /en/my-order/(20025) | order-20025.ics | CANCEL | order-20025@market.example.test | 20260618T190000Z | 20260618T220000Z | /en
    combined pickup | pickup.merged@exemple.ca | 20009 | 20002 | Thursday, February 26 | 2 p.m. to 5 p.m. | 002 M | /en/my-order/(20002) | order-20009.ics | CANCEL | order-20009@market.example.test | 20260226T190000Z | 20260226T220000Z | /en/orders
    combined ship | ship.merged@exemple.ca | 20018 | 20011 | Thursday, April 30 | 3 p.m. to 6 p.m. | /en/my-order/(20011) | order-20018.ics | CANCEL | order-20018@market.example.test | 20260430T190000Z | 20260430T220000Z | /en/orders
    combined guest | guest.merged@exemple.ca | 20027 | 20020 | Thursday, July 2 | 3 p.m. to 6 p.m. | 020 S | /en/my-order/(20020) | order-20027.ics | CANCEL | order-20027@market.example.test | 20260702T190000Z | 20260702T220000Z | /en
    ready pickup | pickup.fulfilled@exemple.ca | 20003 | Thursday, January 15 | 2 p.m. to 5 p.m. | 003 B | /en/my-order/(20003) | /en/account/notifications
    ready guest | guest.fulfilled@exemple.ca | 20021 | Thursday, May 21 | 3 p.m. to 6 p.m. | 021 F | /en/my-order/(20021)
    on_its_way ship | ship.shipped@exemple.ca | 20013 | Thursday, March 26 | 3 p.m. to 6 p.m. | /en/my-order/(20013) | /en/account/notifications
    handed_over pickup | pickup.completed@exemple.ca | 20005 | /en/my-order/(20005) | /en/account/notifications
    handed_over ship | ship.completed@exemple.ca | 20014 | /en/my-order/(20014) | /en/account/notifications
    handed_over guest | guest.completed@exemple.ca | 20023 | /en/my-order/(20023)
    items_returned pickup | pickup.completed@exemple.ca | 20005 | 10,04 | 3,89 | 6,11 | 20005 | /en/my-order/(20005)
    items_missing pickup | pickup.completed@exemple.ca | 20005 | 10,04 | 3,89 | 6,11 | 20005 | /en/my-order/(20005)
    items_returned guest | guest.completed@exemple.ca | 20023 | 10,22 | 3,89 | 6,11 | 20023 | /en/my-order/(20023)
    items_missing guest | guest.completed@exemple.ca | 20023 | 10,22 | 3,89 | 6,11 | 20023 | /en/my-order/(20023)
    problem_answered pickup | pickup.completed@exemple.ca | 20005 | 3,89 | 6,11 | 20005 | /en/my-order/(20005)
    problem_answered guest | guest.completed@exemple.ca | 20023 | 3,89 | 6,11 | 20023 | /en/my-order/(20023)
    customer_message pickup | pickup.completed@exemple.ca | Thursday, December 3 | /faux | 20005 | /en/my-order/(20005) | 20005
    customer_message guest | guest.completed@exemple.ca | Thursday, December 3 | /faux | 20023 | /en/my-order/(20023) | 20023
    orders_moved pickup | pickup.processed@exemple.ca | 20002 | Tuesday, January 6 | 1 p.m. to 4 p.m. | Thursday, January 8 | 2 p.m. to 5 p.m. | 002 M | 20002 | /en/my-order/(20002) | order-20002.ics | PUBLISH | order-20002@market.example.test | 20260108T190000Z | 20260108T220000Z | /en/orders
    orders_moved ship | ship.processed@exemple.ca | 20011 | Tuesday, March 10 | 2 p.m. to 5 p.m. | Thursday, March 12 | 3 p.m. to 6 p.m. | 20011 | /en/my-order/(20011) | order-20011.ics | PUBLISH | order-20011@market.example.test | 20260312T190000Z | 20260312T220000Z | /en/orders
    orders_moved guest | guest.processed@exemple.ca | 20020 | Tuesday, May 12 | 2 p.m. to 5 p.m. | Thursday, May 14 | 3 p.m. to 6 p.m. | 020 S | 20020 | /en/my-order/(20020) | order-20020.ics | PUBLISH | order-20020@market.example.test | 20260514T190000Z | 20260514T220000Z | /en
    payment_failed | en@exemple.ca | Sunday, November 29 | /en/cart
    auto_purchase_failed | en@exemple.ca | /en/cart
    auto_purchase_warning | en@exemple.ca | Sunday, November 29 | /en/cart
    abandoned_cart | en@exemple.ca | Sunday, November 29 | /en/cart | /desabonnement/KEY | unsubscribe | /desabonnement/KEY
    restocked | notice.en@exemple.ca | /en/products/miel-en | /desabonnement/KEY | unsubscribe | /desabonnement/KEY
    address_confirmation | asked.en@exemple.ca | /courriel-confirme/KEY | /desabonnement/KEY | unsubscribe | /desabonnement/KEY
    trial_ending | trial.en@exemple.ca | Thursday, December 10 | Thursday, December 10 | 30,00 | 1,50 | 2,99 | 34,49 | /en/account/membership
    membership_renewing | en@exemple.ca | Monday, January 4, 2027 | Monday, January 4, 2027 | 34,51 | Mastercard 5454 | Monday, January 4, 2027 | /en/account/membership
    membership_charged | en@exemple.ca | Friday, February 6, 2026 | Saturday, February 7, 2026 | Monday, February 8, 2027 | Mastercard 5454 | 30,00 | 1,50 | 2,99 | 34,49 | /en/receipt/rcp_c1296edf8c53484d8744a9065b20b98d
    membership_refused | due.en@exemple.ca | 34,52 | Visa 0341 | /en/account/membership
    membership_ended | ended.en@exemple.ca | Friday, November 13, 2026 | /en/account/membership
    membership_cancelled | leaving.en@exemple.ca | Monday, March 15, 2027 | /en/account/membership
    account_closed | gone@exemple.ca | 9,01 | 8,02
    basket_begun | en@exemple.ca | Thursday, December 24 | Thursday, December 24 | 32,03 | 2,05 | 7,00 | 0,50 | 1,00 | 42,58 | Tuesday, December 22 | /en/account/baskets
    basket_refused | en@exemple.ca | Thursday, December 31 | Wednesday, December 30 | /en/account/baskets
    basket_missed | en@exemple.ca | Thursday, January 7, 2027 | /en/account/baskets
    basket_changed | en@exemple.ca | Thursday, December 24 | Tuesday, December 22 | /en/account/baskets
    basket_cancelled | en@exemple.ca | /en/account/baskets
    basket_withdrawn | en@exemple.ca | /en/weekly-baskets | /en/account/baskets
    basket_raised | en@exemple.ca | 41,08 | 42,58 | 32,03 | 2,05 | 7,00 | 0,50 | 1,00 | 42,58 | Thursday, December 24 | Tuesday, December 22 | /en/account/baskets
    basket_place_closed | en@exemple.ca | Tuesday, December 22 | /en/account/baskets
    basket_coming | en@exemple.ca | 41,08 | 42,58 | Thursday, December 31 | 32,03 | 2,05 | 7,00 | 0,50 | 1,00 | 42,58 | Tuesday, December 29 | /en/account/baskets
    balance_changed | en@exemple.ca | 7,07 | 41,00 | /en/account/balance
    card_expiring | en@exemple.ca | Visa 4242 | 03/2027 | /en/account/baskets
    producer_statement | cidrerie@exemple.ca | Fri, Nov 20, 2026 | Thu, Dec 3, 2026 | Sat, Nov 28, 2026 | 12,34 | 448,32 | 14,01 | 574,41 | −28,02 | −42,03 | −56,04 | −67,25 | 381,07 | Fri, Nov 20, 2026 | 300,01 | Fri, Nov 27, 2026 | 81,06 | statement-2026-11-20.csv
    producer_slip | farm.en@exemple.ca | Thursday, December 3 | Wednesday, December 2 | 9 a.m. to 12 p.m. | Thursday, December 3 | 2 p.m. to 5 p.m. | Friday, December 4 | 3 p.m. to 6 p.m. | /bordereau/KEY | Tuesday, January 5, 2027
    proposals_answered | proposing@exemple.ca | 12,34 | 11,99 | Thursday, December 24 | Thursday, January 7, 2027
    confirmed auto | pickup.processed@exemple.ca | 20002 | Thursday, January 8 | 2 p.m. to 5 p.m. | 002 M | 42,03 | 14,01 | 0,22 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | /en/my-order/(20002) | order-20002.ics | PUBLISH | order-20002@market.example.test | 20260108T190000Z | 20260108T220000Z | /en/orders
    confirmed wishes | pickup.processed@exemple.ca | 20002 | Thursday, January 8 | 2 p.m. to 5 p.m. | 002 M | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | /en/my-order/(20002) | order-20002.ics | PUBLISH | order-20002@market.example.test | 20260108T190000Z | 20260108T220000Z | /en/orders
    confirmed changeable | pickup.processed@exemple.ca | 20002 | Thursday, December 3 | 2 p.m. to 5 p.m. | 002 M | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | Sunday, November 29 | /en/my-order/(20002) | order-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /en/orders
    confirmed express | pickup.processed@exemple.ca | 20002 | Thursday, December 3 | 2 p.m. to 5 p.m. | 002 M | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | Thursday, December 3 | /en/my-order/(20002) | order-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /en/orders
    confirmed basket | ship.processed@exemple.ca | 20011 | Thursday, March 12 | 3 p.m. to 6 p.m. | 42,03 | 14,01 | 0,22 | 40,10 | 4,40 | 7,00 | 5,05 | 0,60 | 1,60 | −0,15 | 58,60 | −13,01 | 45,59 | /en/my-order/(20011) | order-20011.ics | PUBLISH | order-20011@market.example.test | 20260312T190000Z | 20260312T220000Z | /en/orders
    confirmed joined | pickup.merged@exemple.ca | 20009 | Wednesday, February 25 | 20002 | Thursday, February 26 | 2 p.m. to 5 p.m. | 002 M | 42,03 | 14,01 | 0,22 | 40,08 | 4,32 | 5,05 | 0,58 | 1,58 | −0,15 | 51,46 | −13,01 | 38,45 | /en/my-order/(20002) | order-20002.ics | PUBLISH | order-20002@market.example.test | 20260226T190000Z | 20260226T220000Z | /en/orders
    payment_link | pickup.processed@exemple.ca | 20002 | Wednesday, January 7 | 37,96 | Sunday, November 29 | 37,96 | /en/my-order/(20002) | Thursday, December 3 | 2 p.m. to 5 p.m. | 002 M | 37,96 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | Sunday, November 29 | order-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /en/orders
    payment_link with credit | pickup.processed@exemple.ca | 20002 | Wednesday, January 7 | 37,96 | Sunday, November 29 | 37,96 | /en/my-order/(20002) | 13,01 | 37,96 | Thursday, December 3 | 2 p.m. to 5 p.m. | 002 M | 37,96 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | Sunday, November 29 | order-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /en/orders
    link_unpaid | en@exemple.ca | 20002 | 20002 | Sunday, November 29 | /en/desk
    link_unpaid of a packed order | en@exemple.ca | 20002 | 20002 | Sunday, November 29 | /en/desk
    cancelled unpaid | pickup.processed@exemple.ca | 20002 | Wednesday, January 7 | Sunday, November 29 | 8,09 | /en/my-order/(20002) | order-20002.ics | CANCEL | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /en/orders
    link_paid | pickup.processed@exemple.ca | 20002 | Wednesday, January 7 | 13,01 | Thursday, December 3 | 2 p.m. to 5 p.m. | 002 M | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | Sunday, November 29 | /en/my-order/(20002) | order-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /en/orders
    confirmed cash with credit | pickup.processed@exemple.ca | 20002 | Wednesday, January 7 | 13,01 | 37,96 | Thursday, December 3 | 2 p.m. to 5 p.m. | 002 M | 37,96 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | 37,96 | Sunday, November 29 | /en/my-order/(20002) | order-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /en/orders
    empty pickup | pickup.refunded@exemple.ca | 20007 | Wednesday, February 11 | 23,04 | 8,09 | 0,07 | /en/my-order/(20007) | order-20007.ics | CANCEL | order-20007@market.example.test | 20260212T190000Z | 20260212T220000Z | /en/orders
    empty ship | ship.refunded@exemple.ca | 20016 | Wednesday, April 15 | 23,04 | 8,09 | 0,07 | /en/my-order/(20016) | order-20016.ics | CANCEL | order-20016@market.example.test | 20260416T190000Z | 20260416T220000Z | /en/orders
    cancelled all to card | pickup.cancelled@exemple.ca | 20006 | Wednesday, February 4 | 20,01 | 8,09 | 0,07 | /en/my-order/(20006) | order-20006.ics | CANCEL | order-20006@market.example.test | 20260205T190000Z | 20260205T220000Z | /en/orders
    cancelled none to card | pickup.cancelled@exemple.ca | 20006 | Wednesday, February 4 | 20,01 | 8,09 | 0,07 | /en/my-order/(20006) | order-20006.ics | CANCEL | order-20006@market.example.test | 20260205T190000Z | 20260205T220000Z | /en/orders
    ready without hour | guest.fulfilled@exemple.ca | 20021 | 021 F | /en/my-order/(20021)
    items_missing several | pickup.completed@exemple.ca | 20003 | 20005 | 10,02 | 10,04 | 7,78 | 12,22 | 20003 | /en/my-order/(20003) | 20005 | /en/my-order/(20005)
    items_missing and replaced | pickup.completed@exemple.ca | 20003 | 20005 | 10,04 | 3,89 | 6,11 | 20003 | /en/my-order/(20003) | 20005 | /en/my-order/(20005)
    replaced | pickup.completed@exemple.ca | 20005 | 20005 | /en/my-order/(20005)
    replaced several | pickup.completed@exemple.ca | 20003 | 20005 | 20003 | /en/my-order/(20003) | 20005 | /en/my-order/(20005)
    items_returned to balance | pickup.completed@exemple.ca | 20005 | 10,04 | 3,89 | 20005 | /en/my-order/(20005)
    items_removed | pickup.completed@exemple.ca | 20005 | 3,89 | 20005 | /en/my-order/(20005)
    items_removed wholly | pickup.completed@exemple.ca | 20005 | 3,89 | 20005 | /en/my-order/(20005)
    deposits of a guest | guest.completed@exemple.ca | 20023 | 6,11 | 20023 | /en/my-order/(20023)
    amount_refunded | pickup.completed@exemple.ca | 3,89 | 20005 | 3,89 | 20005 | /en/my-order/(20005)
    amount_refunded to a guest | guest.completed@exemple.ca | 6,11 | 20023 | 6,11 | 20023 | /en/my-order/(20023)
    problem declined | pickup.completed@exemple.ca | 20005 | 20005 | /en/my-order/(20005)
    auto_purchase_warning of a part | en@exemple.ca | Sunday, November 29 | /en/cart
    membership_renewing after a trial | en@exemple.ca | Monday, January 4, 2027 | Monday, January 4, 2027 | 34,51 | Monday, January 4, 2027 | /en/account/membership
    membership_charged with other taxes | en@exemple.ca | Friday, February 6, 2026 | Saturday, February 7, 2026 | Monday, February 8, 2027 | 30,00 | 3,90 | 33,90 | /en/receipt/rcp_c1296edf8c53484d8744a9065b20b98d
    account_closed member | member@exemple.ca | 8,03
    account_closed subscriber | subscriber@exemple.ca | 9,02
    account_closed buyer | buyer@exemple.ca | 20011 | Thursday, March 12 | 3 p.m. to 6 p.m. | 20011 | /en/my-order/(20011)
    basket_refused TOTAL_RAISED | en@exemple.ca | Thursday, December 31 | 41,08 | 42,58 | Wednesday, December 30 | /en/account/baskets
    basket_refused NO_ADDRESS | en@exemple.ca | Thursday, December 31 | Wednesday, December 30 | /en/account/baskets
    basket_refused declined | en@exemple.ca | Thursday, December 31 | Wednesday, December 30 | /en/account/baskets
    basket_refused unheard_of | en@exemple.ca | Thursday, December 31 | Wednesday, December 30 | /en/account/baskets
    basket_missed NO_DELIVERY | en@exemple.ca | Thursday, December 31 | /en/account/baskets
    basket_missed TOTAL_RAISED | en@exemple.ca | Thursday, December 31 | 41,08 | 42,58 | /en/account/baskets
    basket_missed LATE | en@exemple.ca | Thursday, December 31 | /en/account/baskets
    basket_changed with weeks skipped | en@exemple.ca | Thursday, January 7, 2027 | Thursday, December 24 | Tuesday, January 5, 2027 | /en/account/baskets
    basket_coming at its price | en@exemple.ca | Thursday, January 7, 2027 | 32,03 | 2,05 | 7,00 | 0,50 | 1,00 | 42,58 | Tuesday, January 5, 2027 | /en/account/baskets
    basket_coming in a closed week | en@exemple.ca | Thursday, January 14, 2027 | Thursday, January 7, 2027 | /en/account/baskets
    basket_cancelled with a week decided | en@exemple.ca | Thursday, January 21, 2027 | Thursday, January 28, 2027 | /en/account/baskets
    basket_coming at a place closed that day | en@exemple.ca | Thursday, January 7, 2027 | Tuesday, January 5, 2027 | Thursday, February 18, 2027 | /en/account/baskets
    basket_coming without a place | en@exemple.ca | Tuesday, January 5, 2027 | /en/account/baskets
    basket_missed after the end | en@exemple.ca | Thursday, February 4, 2027 | /en/account/baskets
    producer_statement confirmed | cidrerie@exemple.ca | Fri, Nov 20, 2026 | Thu, Dec 3, 2026 | Sat, Nov 28, 2026 | 381,07 | 448,32 | 14,01 | 574,41 | −28,02 | −42,03 | −56,04 | −67,25 | 381,07 | Fri, Nov 20, 2026 | 300,01 | Fri, Nov 27, 2026 | 81,06 | statement-2026-11-20.csv
    balance_changed adjustment 8201 to 4101 | en@exemple.ca | 82,01 | 41,01 | /en/account/balance
    balance_changed adjustment -709 to 3392 | en@exemple.ca | 7,09 | 33,92 | /en/account/balance
    balance_changed deposit_refunded -8203 to -4811 | en@exemple.ca | 82,03 | 48,11 | /en/account/balance
    balance_changed adjustment 710 to -4101 | en@exemple.ca | 7,10 | 41,01 | /en/account/balance
    payment_link lowered since | pickup.processed@exemple.ca | 20002 | Wednesday, January 7 | 35,79 | Sunday, November 29 | 35,79 | /en/my-order/(20002) | 13,01 | 35,79 | Thursday, December 3 | 2 p.m. to 5 p.m. | 002 M | 35,79 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | −2,17 | 35,79 | Sunday, November 29 | order-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /en/orders
    confirmed changeable just before its end | pickup.processed@exemple.ca | 20002 | Wednesday, January 7 | 35,79 | Sunday, November 29 | 35,79 | /en/my-order/(20002) | 13,01 | 35,79 | Thursday, December 3 | 2 p.m. to 5 p.m. | 002 M | 35,79 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | −2,17 | 35,79 | Sunday, November 29 | order-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /en/orders
    confirmed changeable at its end | pickup.processed@exemple.ca | 20002 | Wednesday, January 7 | 35,79 | Sunday, November 29 | 35,79 | /en/my-order/(20002) | 13,01 | 35,79 | Thursday, December 3 | 2 p.m. to 5 p.m. | 002 M | 35,79 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | −2,17 | 35,79 | order-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /en/orders
    confirmed express just before its end | pickup.processed@exemple.ca | 20002 | Wednesday, January 7 | 35,79 | Sunday, November 29 | 35,79 | /en/my-order/(20002) | 13,01 | 35,79 | Thursday, December 3 | 2 p.m. to 5 p.m. | 002 M | 35,79 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | −2,17 | 35,79 | Thursday, December 3 | order-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /en/orders
    confirmed express at its end | pickup.processed@exemple.ca | 20002 | Wednesday, January 7 | 35,79 | Sunday, November 29 | 35,79 | /en/my-order/(20002) | 13,01 | 35,79 | Thursday, December 3 | 2 p.m. to 5 p.m. | 002 M | 35,79 | 42,03 | 14,01 | 0,22 | 12,22 | 6,11 | 40,01 | 4,04 | 5,05 | 0,51 | 1,51 | −0,15 | 50,97 | −13,01 | −2,17 | 35,79 | order-20002.ics | PUBLISH | order-20002@market.example.test | 20261203T190000Z | 20261203T220000Z | /en/orders
    basket_coming just before its end | en@exemple.ca | Thursday, January 7 | 32,03 | 2,05 | 7,00 | 0,50 | 1,00 | 42,58 | Tuesday, January 5 | /en/account/baskets
    membership_renewing just before its end | en@exemple.ca | Monday, January 4, 2027 | Monday, January 4, 2027 | 34,51 | Monday, January 4, 2027 | /en/account/membership
    membership_cancelled just before its end | en@exemple.ca | Monday, January 4, 2027 | /en/account/membership`,
};

export const readMailTable = (locale: Locale): string[] =>
  TABLES[locale]
    .trim()
    .split('\n')
    .map((line) => line.trim());
