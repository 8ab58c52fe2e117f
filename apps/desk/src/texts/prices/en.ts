import type { PriceTexts } from '../texts.tsx';

export const prices: PriceTexts = {
  title: 'Prices',
  lead: 'Each price counts from its day. What was a price stays: so the law wants it.',
  ticket: 'Ticket',
  since: 'From',
  net: 'Net',
  gross: 'Gross',
  shown: 'Beside the price on the site',
  state: 'State',
  inForce: 'in force',
  past: 'was',
  coming: 'to come',
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw the price of {{ticket}} from {{day}}',
  askWithdraw:
    'Withdraw the price of {{net}} net for {{ticket}} from {{day}}? The one before it stays in force.',
  struck: '{{original}} net struck out, lowest of 30 days {{lowest}} net',
  noStruck: 'nothing struck out',
  built:
    'Without a script, in search results and in the press facts the site still says {{net}} net for {{ticket}} until it is built anew. What is paid is always the price of this list.',
  newPrice: 'New price',
  newNet: 'Net price ({{currency}})',
  wrongNet: 'Type an amount from {{least}} to {{most}}.',
  wrongDay: 'Choose a day from {{first}} to {{last}}.',
  from: 'From {{day}} buyers will see: {{net}} net, {{gross}} gross, {{shown}}.',
  save: 'Set the price',
  saved: 'The price is set.',
  ask: 'Set the price of {{ticket}} from {{day}} to {{net}} net, {{gross}} gross? On the site: {{shown}}.',
  hint: 'Where the price was lower within 30 days before a reduction, the law wants that one shown: the site does so by itself.',
};
