import { expect, test } from 'vitest';
import { misspelledEndings, emailDomains, similarRealDomains } from './email-domains.ts';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.cmo', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.pl', 'gmail.com'],
  ['gmail.de', 'gmail.com'],
  ['gmail.co.uk', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gmial.pl', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['gmail..com', 'gmail.com'],
  ['gmail.com.', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['goglemail.com', 'googlemail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmal.com', 'hotmail.com'],
  ['otmail.com', 'hotmail.com'],
  ['hotmial.es', 'hotmail.es'],
  ['hotmil.co.uk', 'hotmail.co.uk'],
  ['hotmail.co.u', 'hotmail.co.uk'],
  ['outlok.com', 'outlook.com'],
  ['oultook.de', 'outlook.de'],
  ['outlook.co', 'outlook.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahooo.co.uk', 'yahoo.co.uk'],
  ['icloud.con', 'icloud.com'],
  ['iclod.com', 'icloud.com'],
  ['lvie.com', 'live.com'],
  ['wp.p', 'wp.pl'],
  ['wp.lp', 'wp.pl'],
  ['wppl', 'wp.pl'],
  ['wp', 'wp.pl'],
  ['o2.ppl', 'o2.pl'],
  ['onte.pl', 'onet.pl'],
  ['onett.pl', 'onet.pl'],
  ['intreia.pl', 'interia.pl'],
  ['interia.p', 'interia.pl'],
  ['interi.eu', 'interia.eu'],
  ['gmx.d', 'gmx.de'],
  ['gmx.ed', 'gmx.de'],
  ['web.dee', 'web.de'],
  ['t-onlin.de', 't-online.de'],
  ['tonline.de', 't-online.de'],
  ['frenet.de', 'freenet.de'],
  ['telefnica.net', 'telefonica.net'],
  ['protonmial.com', 'protonmail.com'],
  ['btintrnet.com', 'btinternet.com'],
  ['firma.con', 'firma.com'],
  ['firma.p', 'firma.pl'],
  ['poczta.firma.lp', 'poczta.firma.pl'],
  ['firma.co.ku', 'firma.co.uk'],
  ['moja,firma.pl', 'moja.firma.pl'],
])('for anna@%s suggests anna@%s', (typed, meant) => {
  expect(suggestEmail(`anna@${typed}`)).toBe(`anna@${meant}`);
});

/** Real domains, some a single letter away from a listed one. */
const realDomains = `
  gmx.net gmx.at gmx.ch gmx.com gmx.li mail.com hotmail.de hotmail.es hotmail.fr hotmail.it
  hotmail.se hotmail.be hotmail.dk outlook.fr outlook.it outlook.at yahoo.fr yahoo.it yahoo.com.br
  live.nl live.se live.fr live.co love.com line.com life.com five.com olive.com o2.pl op.pl wp.eu
  wp.com ap.pl up.pl pw.edu.pl uw.edu.pl agh.edu.pl o2.com o2.co.uk onet.com one.pl net.pl om.pl
  protonmail.ch proton.ch pm.me tuta.com tutanota.com hey.com fastmail.com rocketmail.com zmail.com
  email.com ymail.com cloud.com icloud.ch web.com web.es sky.de skye.com inter.pl interia.com
  interio.com.pl online.de 1und1.de arcor.com aon.at bluewin.ch orange.es ono.com vodafone.de
  att.com cox.com firma.pl firma.com firma.co firma.io firma.de firma.es firma.eus firma.cat
  example.com kongres-ai.example xn--w-uga1v8h.pl żółw.pl mail.ru bk.ru yandex.com maildrop.cc
  rotmail.com gmail.hu gmail.ru gmail.fr mailw.com hey.com pm.me mailbox.com posteo.net terra.com.br msn.de me.uk max.com aio.com aol.de web.dk`;

test.each([...emailDomains, ...similarRealDomains, ...realDomains.trim().split(/\s+/)])(
  'anna@%s needs no suggestion',
  (domain) => {
    expect(suggestEmail(`anna@${domain}`)).toBeNull();
    expect(suggestEmail(` Anna.Nowak+x@${domain.toUpperCase()} `)).toBeNull();
  },
);

test.each(['', ' ', 'anna', '@', 'anna@', '@gmail.con', 'anna@.', 'anna@...', 'anna@x', 'anna@,'])(
  '%j has no suggestion',
  (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  },
);

test('keeps the local part as typed', () => {
  expect(suggestEmail(' Anna.Żuk+kongres@work@GMIAL.com ')).toBe('Anna.Żuk+kongres@work@gmail.com');
});

test('a suggestion has no further suggestion', () => {
  for (const domain of emailDomains) {
    for (let place = 0; place < domain.length; place += 1) {
      const letter = domain.slice(place, place + 1);
      for (const slip of ['', letter + letter, 'x']) {
        const typed = domain.slice(0, place) + slip + domain.slice(place + 1);
        const meant = suggestEmail(`anna@${typed}`);
        if (meant) expect([typed, meant, suggestEmail(meant)]).toEqual([typed, meant, null]);
      }
    }
  }
});

test('no misspelled ending is the ending of a listed domain', () => {
  const endings = new Set(emailDomains.flatMap((domain) => domain.split('.').slice(1)));
  expect(Object.keys(misspelledEndings).filter((ending) => endings.has(ending))).toEqual([]);
});
