import { expect, test } from '../test.ts';
import { runOnMachine, getPackagePath } from './drill-machine.ts';

/** Host name that package 3.0 is built for; resolved by the machine's own DNS. */
const host = 'kongres.test';
const certificates = '/root/authority';

/** Starts Pebble, an ACME server with HTTP-01. Its random nonce rejections are off: certbot is not under test. */
async function startCertificateAuthority() {
  await runOnMachine(`
    mkdir -p ${certificates} && cd ${certificates}
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost \\
      -addext subjectAltName=DNS:localhost -keyout key.pem -out cert.pem 2>/dev/null
    cat >config.json <<'JSON'
{"pebble": {"listenAddress": "127.0.0.1:14000", "managementListenAddress": "127.0.0.1:15000",
 "certificate": "${certificates}/cert.pem", "privateKey": "${certificates}/key.pem", "httpPort": 80, "tlsPort": 443}}
JSON
    echo '127.0.0.1 ${host}' >>/etc/hosts
    systemd-run --quiet --unit=names pebble-challtestsrv -defaultIPv4 127.0.0.1 -defaultIPv6 '' -http01 '' -https01 '' -tlsalpn01 ''
    systemd-run --quiet --unit=authority --setenv=PEBBLE_WFE_NONCEREJECT=0 pebble -config ${certificates}/config.json -dnsserver 127.0.0.1:8053
    for try in $(seq 50); do
      curl --silent --cacert cert.pem https://localhost:15000/roots/0 >root.pem && break
      sleep 0.2
    done`);
}

const runCurl = (options: string, address: string) =>
  runOnMachine(`curl --silent --cacert ${certificates}/root.pem ${options} ${address}`);
const readCertificate = () =>
  runOnMachine(
    `openssl s_client -connect ${host}:443 -servername ${host} </dev/null 2>/dev/null | openssl x509 -noout -serial -issuer`,
  );

test('certbot obtains a certificate over HTTP-01 and the site switches to HTTPS', async ({
  reportCheck,
}) => {
  const report = reportCheck('encrypted');
  await runOnMachine(
    `sed -i 's|^PUBLIC_ORIGIN=.*|PUBLIC_ORIGIN=https://${host}|' /etc/kongres/site.env`,
  );
  expect(await runOnMachine(`dpkg -i ${getPackagePath('3.0')}`)).toContain('3.0 is live');
  await startCertificateAuthority();
  expect(await readCertificate()).toContain('kongres');
  const started = Date.now();
  const server = '--server https://localhost:14000/dir';
  const certbot = `REQUESTS_CA_BUNDLE=${certificates}/cert.pem certbot --quiet`;
  await runOnMachine(
    `${certbot} certonly ${server} --webroot -w /var/lib/kongres/challenges -d ${host} --deploy-hook /etc/letsencrypt/renewal-hooks/deploy/kongres --agree-tos --register-unsafely-without-email`,
  );
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  await expect.poll(readCertificate).toContain('Pebble');

  expect(
    await runCurl(`-o /dev/null -w '%{http_code} over %{http_version}'`, `https://${host}/pl`),
  ).toBe('200 over 2');
  expect(await runCurl('-D - -o /dev/null', `https://${host}/pl`)).toMatch(
    /strict-transport-security: max-age=\d{8}/,
  );
  const fetchRedirect = (name: string, path: string) =>
    runCurl(
      `-o /dev/null -w '%{http_code} %{redirect_url}' -H 'Host: ${name}'`,
      `http://127.0.0.1${path}`,
    );
  expect(await fetchRedirect(host, '/de/faq?a=1')).toBe(`301 https://${host}/de/faq?a=1`);
  expect(await fetchRedirect('elsewhere.example', '//elsewhere.example')).toMatch(
    `301 https://${host}/`,
  );
  for (const old of ['--tlsv1.0 --tls-max 1.0', '--tlsv1.1 --tls-max 1.1']) {
    await expect(runCurl(old, `https://${host}/pl`)).rejects.toThrow('ended with 35');
  }

  const before = await readCertificate();
  const answers = await runOnMachine(`
    (while [ ! -e /tmp/renewed ]; do
      curl --silent --cacert ${certificates}/root.pem -o /dev/null -w '%{http_code}\\n' https://${host}/pl || echo failed
    done) >/tmp/answers &
    ${certbot} renew ${server} --force-renewal --no-random-sleep-on-renew
    sleep 1; touch /tmp/renewed; wait; sort /tmp/answers | uniq -c`);
  await expect.poll(readCertificate).not.toBe(before);
  expect(answers.trim()).toMatch(/^\d+ 200$/);
  report(
    `certificate in ${seconds} s, renewed during ${answers.trim().split(' ')[0]} page loads, none failed`,
  );
});
