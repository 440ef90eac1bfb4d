"use client";

// In Next.js: the component of a page. The ticket grows while the model writes it.
import { useObject } from "@concordat/react";
import { type ReactElement, useState } from "react";
import type { Ticket } from "./ticket.js";

export function TicketForm(): ReactElement {
  const [mail, setMail] = useState("");
  const ticket = useObject<Ticket>({ api: "/ticket" });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void ticket.submit({ mail });
      }}
    >
      <textarea value={mail} onChange={(event) => setMail(event.target.value)} />
      <button type="submit">Classify</button>
      {ticket.status === "streaming" && (
        <button type="button" onClick={ticket.stop}>
          Stop
        </button>
      )}
      <p>{ticket.object?.summary}</p>
      {ticket.status === "valid" && <p>{ticket.value.urgent ? "Urgent" : "Not urgent"}</p>}
      {"code" in ticket && <p>There is no ticket: {ticket.code}</p>}
    </form>
  );
}
