import './base.css';
import './notice.css';
