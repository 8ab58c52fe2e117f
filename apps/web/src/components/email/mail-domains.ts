/**
 * Where most people of our five countries have their mailbox; the commoner one first, where two
 * share a name. Only these are ever suggested.
 */
export const mailDomains = words(`
  gmail.com googlemail.com outlook.com hotmail.com live.com icloud.com yahoo.com proton.me
  protonmail.com me.com msn.com aol.com mail.com
  wp.pl o2.pl onet.pl op.pl interia.pl interia.eu vp.pl onet.eu poczta.onet.pl poczta.fm gazeta.pl
  tlen.pl autograf.pl buziaczek.pl neostrada.pl yahoo.pl
  gmx.de gmx.net web.de t-online.de freenet.de outlook.de hotmail.de live.de yahoo.de arcor.de
  mail.de posteo.de mailbox.org gmx.at gmx.ch
  hotmail.es outlook.es yahoo.es telefonica.net movistar.es terra.es
  hotmail.co.uk yahoo.co.uk live.co.uk btinternet.com virginmedia.com sky.com talktalk.net
  blueyonder.co.uk comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net`);

/** Real ones that look like a slip of the finger. */
export const realNeighbours = words(`
  mail.ru email.com email.de ymail.com gmx.com gmx.eu gmx.info wp.eu cloud.com inter.pl online.de
  mailbox.com posteo.net yahoo.com.mx outlook.com.br hotmail.com.ar att.com`);

/** Endings that exist nowhere, and what was meant. */
export const brokenEndings: Readonly<Record<string, string>> = {
  ...each('com', 'con cmo ocm comm ccom coom cim cpm vom xom cob c'),
  ...each('net', 'nte ent ner nett'),
  ...each('org', 'ogr rog orgg'),
  ...each('pl', 'p lp pll ppl'),
  ...each('de', 'd ed dee dde'),
  ...each('es', 'e ess ees'),
  ...each('eu', 'ue euu'),
  ...each('co.uk', 'co.u co.ku co.ukk couk cou.k'),
};

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

function each(meant: string, broken: string): Record<string, string> {
  return Object.fromEntries(words(broken).map((ending) => [ending, meant]));
}
