import type { AdminCustomerView } from '@contracts/customer/known-customer-view.ts';
import { mailtoOf } from '@contracts/mailto.ts';
import { FactList } from '../../shared/console/fact-list.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { callLink, chatLink } from '../../shared/console/phone-links.ts';
import { countryName, languageName } from './customer-words.ts';

/** How to reach a customer, and what is known about them. */
export function CustomerContact({ customer }: { customer: AdminCustomerView }) {
  const { name, email, phone, country, languages, isErased = false, unreadable } = customer;
  return (
    <Panel title="Contact">
      {isErased && <p>This person was erased: name, address and messages are gone.</p>}
      {unreadable !== undefined && (
        <p>The data of this customer cannot be read. It was not erased.</p>
      )}
      <FactList
        facts={[
          { name: 'Name', value: name },
          { name: 'Phone', value: phone && <Phone phone={phone} /> },
          {
            name: 'E-mail',
            value: email && <a href={mailtoOf(email)}>{email}</a>,
            isWide: true,
          },
          { name: 'Country of the phone', value: country && countryName(country) },
          {
            name: 'Booked in',
            value: languages.length > 0 ? languages.map(languageName).join(', ') : undefined,
          },
        ]}
      />
    </Panel>
  );
}

function Phone({ phone }: { phone: string }) {
  const chat = chatLink(phone);
  return (
    <>
      <a href={callLink(phone)}>{phone}</a>
      {chat !== undefined && (
        <>
          {', '}
          <a href={chat} target="_blank" rel="noreferrer">
            WhatsApp (in a new tab)
          </a>
        </>
      )}
    </>
  );
}
